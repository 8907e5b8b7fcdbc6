/// A message with values in it, each of which may be private.
@available(iOS 14.0, *)
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects a message's parts.
@available(iOS 14.0, *)
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a number or another value that is public unless said otherwise.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> Value, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { text += value().description }

    /// Adds a whole number.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> Number, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += "\(number())" }

    /// Adds a number with a fraction.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += "\(number())" }

    /// Adds a truth value.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) { text += "\(boolean())" }

    /// Adds an object.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ object: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
    ) { text += "\(object())" }

    /// Adds a type.
    public mutating func appendInterpolation(
        _ type: @autoclosure @escaping () -> Any.Type, privacy: OSLogPrivacy = .auto
    ) {
        text += "\(type())"
    }

    /// Adds an error.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) { text += "\(error())" }
}

/// Who may read a value.
@available(iOS 14.0, *)
public struct OSLogPrivacy: Sendable {
    /// How a hidden value can still be told from another.
    public enum Mask: Sendable {
        /// What is shown in place of the value: none.
        case none
        /// What is shown in place of the value: hash.
        case hash
    }
    /// Who may see the value: public.
    public static let `public` = OSLogPrivacy()
    /// Who may see the value: private.
    public static let `private` = OSLogPrivacy()
    /// Who may see the value: sensitive.
    public static let sensitive = OSLogPrivacy()
    /// Who may see the value: auto.
    public static let auto = OSLogPrivacy()
    /// Nobody sees the value but through the mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// Nobody sees the value, nor what is private, but through the mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// What is private by its type is masked.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a value is aligned.
@available(iOS 14.0, *)
public struct OSLogStringAlignment: Sendable {
    /// Where the text is in its columns: none.
    public static let none = OSLogStringAlignment()
    /// On the left of so many columns.
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    /// On the right of so many columns.
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// How a whole number is written.
@available(iOS 14.0, *)
public struct OSLogIntegerFormatting: Sendable {
    /// Writes the number in this form: decimal.
    public static let decimal = OSLogIntegerFormatting()
    /// Writes the number in this form: hex.
    public static let hex = OSLogIntegerFormatting()
    /// Writes the number in this form: octal.
    public static let octal = OSLogIntegerFormatting()
}

/// How a number with a fraction is written.
@available(iOS 14.0, *)
public struct OSLogFloatFormatting: Sendable {
    /// Writes the number in this form: fixed.
    public static let fixed = OSLogFloatFormatting()
    /// Writes the number in this form: exponential.
    public static let exponential = OSLogFloatFormatting()
    /// Writes the number in this form: hybrid.
    public static let hybrid = OSLogFloatFormatting()
    /// So many digits after the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// How a truth value is written.
@available(iOS 14.0, *)
public enum OSLogBoolFormat: Sendable {
    /// Writes `yes` and `no`, or `true` and `false`: truth.
    case truth
    /// Writes `yes` and `no`, or `true` and `false`: answer.
    case answer
}
