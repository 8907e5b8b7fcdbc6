/// A moment as seconds since the start of 2001.
@available(iOS 2.0, *)
public typealias CFAbsoluteTime = Double
/// A length of time in seconds.
@available(iOS 2.0, *)
public typealias CFTimeInterval = Double

/// The seconds since the start of 2001.
@available(iOS 2.0, *)
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Writes how far a time lies back or ahead, in words.
@available(iOS 13.0, *)
open class RelativeDateTimeFormatter: Formatter {
    /// Long or short words.
    public enum UnitsStyle: Int, Sendable {
        /// Writes units full.
        case full
        /// Writes units spell out.
        case spellOut
        /// Writes units short.
        case short
        /// Writes units abbreviated.
        case abbreviated
    }
    /// Numbers only, or names like *yesterday*.
    public enum DateTimeStyle: Int, Sendable {
        /// Writes times numeric.
        case numeric
        /// Writes times named.
        case named
    }

    /// The words to use.
    open var unitsStyle = UnitsStyle.full
    /// Whether names are allowed.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The language.
    open var locale = Locale.current

    /// The time from one date to another, as whole seconds with a sign.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    /// A length of time, as whole seconds with a sign.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String { "\(Int(timeInterval)) s" }
}
