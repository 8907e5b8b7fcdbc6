#if CHECKING

    /// What Objective-C adds to every object: messages by selector, values by key.
    extension NSObject {
        /// The class itself.
        @available(iOS 2.0, *)
        public var superclass: AnyClass? { nil }
        /// True if the object's class is this one or derives from it.
        @available(iOS 2.0, *)
        @nonobjc public func isKind(of aClass: AnyClass) -> Bool { false }
        /// True if the object's class is this one.
        @available(iOS 2.0, *)
        @nonobjc public func isMember(of aClass: AnyClass) -> Bool { false }
        /// True if the object has a method of that name.
        @available(iOS 2.0, *)
        @nonobjc public func responds(to selector: Selector!) -> Bool { false }
        /// Sends a message.
        @available(iOS 2.0, *)
        @discardableResult
        @nonobjc public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { nil }
        /// Sends a message with an argument.
        @available(iOS 2.0, *)
        @discardableResult
        @nonobjc public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
        /// Sends a message after a time.
        @available(iOS 2.0, *)
        @nonobjc public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {}
        /// Sends a message on the main thread.
        @available(iOS 2.0, *)
        @nonobjc public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone: Bool)
        {}
        /// Takes back messages that were to be sent later.
        @available(iOS 2.0, *)
        @nonobjc public class func cancelPreviousPerformRequests(withTarget target: Any) {}
        /// Takes back one message that was to be sent later.
        @available(iOS 2.0, *)
        @nonobjc public class func cancelPreviousPerformRequests(
            withTarget target: Any, selector: Selector, object: Any?
        ) {}
        /// The value of a property by its name.
        @available(iOS 2.0, *)
        @nonobjc public func value(forKey key: String) -> Any? { nil }
        /// The value of a property by a path of names.
        @available(iOS 2.0, *)
        @nonobjc public func value(forKeyPath keyPath: String) -> Any? { nil }
        /// Sets a property by its name.
        @available(iOS 2.0, *)
        @nonobjc public func setValue(_ value: Any?, forKey key: String) {}
        /// Sets a property by a path of names.
        @available(iOS 2.0, *)
        @nonobjc public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
        /// Announces a change of a property.
        @available(iOS 2.0, *)
        @nonobjc public func willChangeValue(forKey key: String) {}
        /// Tells that a property was changed.
        @available(iOS 2.0, *)
        @nonobjc public func didChangeValue(forKey key: String) {}
        /// Asks to be told of changes of a property.
        @available(iOS 2.0, *)
        @nonobjc public func addObserver(
            _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
            context: UnsafeMutableRawPointer?
        ) {}
        /// Ends what `addObserver` began.
        @available(iOS 2.0, *)
        @nonobjc public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
        /// Ends what `addObserver` began.
        @available(iOS 2.0, *)
        @nonobjc public func removeObserver(
            _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
        ) {}
        /// Tells of a change of a property.
        @available(iOS 2.0, *)
        @objc dynamic open func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {}
    }

    /// A key of the description of a change.
    @available(iOS 2.0, *)
    public struct NSKeyValueChangeKey: _StringKey {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key of what is told of a change: new key.
        public static let newKey = NSKeyValueChangeKey(rawValue: "new")
        /// The key of what is told of a change: old key.
        public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
        /// The key of what is told of a change: kind key.
        public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
        /// The key of what is told of a change: indexes key.
        public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    }

    /// What is to be told of a change.
    @available(iOS 2.0, *)
    public struct NSKeyValueObservingOptions: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What is told of a change: new.
        public static let new = NSKeyValueObservingOptions(rawValue: 1)
        /// What is told of a change: old.
        public static let old = NSKeyValueObservingOptions(rawValue: 2)
        /// What is told of a change: initial.
        public static let initial = NSKeyValueObservingOptions(rawValue: 4)
        /// What is told of a change: prior.
        public static let prior = NSKeyValueObservingOptions(rawValue: 8)
    }

    /// Ends an observation when it goes.
    @available(iOS 2.0, *)
    @objc @objcMembers open class NSKeyValueObservation: NSObject {
        /// Ends the observation.
        open func invalidate() {}
    }

    /// What is told of a change that is observed by key path.
    @available(iOS 2.0, *)
    public struct NSKeyValueObservedChange<Value> {
        /// The value after the change, if it was asked for.
        public let newValue: Value?
        /// The value before the change, if it was asked for.
        public let oldValue: Value?
        /// True if the change is still to come.
        public let isPrior: Bool
    }

    /// An object whose properties can be observed by key path.
    public protocol _KeyValueCodingAndObserving {}
    extension NSObject: _KeyValueCodingAndObserving {}

    extension _KeyValueCodingAndObserving {
        /// Calls a block at each change of a property.
        public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation { NSKeyValueObservation() }
    }

    extension NotificationCenter {
        /// Sends a message to an object at each notification.
        @available(iOS 2.0, *)
        public func addObserver(
            _ observer: Any, selector: Selector, name: NSNotification.Name?, object anObject: Any?
        ) {}
    }

#endif
