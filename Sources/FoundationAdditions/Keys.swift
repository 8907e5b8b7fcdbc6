#if CHECKING

    /// A type of string constants: option keys, roles, identifiers.
    public protocol _StringKey: RawRepresentable, Hashable, Sendable, _ObjectiveCBridgeable
    where RawValue == String, _ObjectiveCType == NSString {}

    extension _StringKey {
        public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }
        public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {}
        public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool { false }
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
            preconditionFailure("a checking module is never run")
        }
    }

    /// A set of options.
    public protocol _Mask: OptionSet, Hashable, Sendable, _ObjectiveCBridgeable where _ObjectiveCType == NSNumber {}

    /// A number with a name.
    public protocol _NumberKey: RawRepresentable, Hashable, Sendable, _ObjectiveCBridgeable
    where _ObjectiveCType == NSNumber {}

    /// A structure that Objective-C sees as a value object.
    public protocol _ValueStructure: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {}

    extension _ObjectiveCBridgeable where _ObjectiveCType == NSNumber {
        public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: 0) }
        public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Self?) {}
        public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Self?) -> Bool { false }
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Self {
            preconditionFailure("a checking module is never run")
        }
    }

    extension _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
        public func _bridgeToObjectiveC() -> NSValue { NSNumber(value: 0) }
        public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {}
        public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool { false }
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
            preconditionFailure("a checking module is never run")
        }
    }

    extension CGFloat: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
    extension CGRect: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSValue }
    extension CGPoint: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSValue }
    extension CGSize: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSValue }
    extension NSRange: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSValue }

#else

    /// A type of string constants: option keys, roles, identifiers.
    public protocol _StringKey: RawRepresentable, Hashable, Sendable where RawValue == String {}

    /// A set of options.
    public protocol _Mask: OptionSet, Hashable, Sendable {}

    /// A number with a name.
    public protocol _NumberKey: RawRepresentable, Hashable, Sendable {}

    /// A structure that Objective-C sees as a value object.
    public protocol _ValueStructure {}

#endif
