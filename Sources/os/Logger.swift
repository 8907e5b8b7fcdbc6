@_exported import FoundationAdditions

/// Writes messages to the log of the system. Here nothing is written unless somebody listens: see ``LogSink``.
@available(iOS 14.0, *)
public struct Logger: Sendable {
    let subsystem: String
    let category: String

    /// Makes a logger for a part of an app.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// Makes a logger without a name.
    public init() { self.init(subsystem: "", category: "") }

    /// Makes a logger for a log.
    public init(_ logObject: OSLog) { self.init(subsystem: logObject.subsystem, category: logObject.category) }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
    /// Writes a message.
    public func log(_ message: OSLogMessage) { write(.default, message) }
    /// Writes a message for finding faults.
    public func trace(_ message: OSLogMessage) { write(.debug, message) }
    /// Writes a message for finding faults.
    public func debug(_ message: OSLogMessage) { write(.debug, message) }
    /// Writes something that may help.
    public func info(_ message: OSLogMessage) { write(.info, message) }
    /// Writes something worth knowing.
    public func notice(_ message: OSLogMessage) { write(.default, message) }
    /// Writes of something that is not as it should be.
    public func warning(_ message: OSLogMessage) { write(.error, message) }
    /// Writes of an error.
    public func error(_ message: OSLogMessage) { write(.error, message) }
    /// Writes of a bad error.
    public func critical(_ message: OSLogMessage) { write(.fault, message) }
    /// Writes of an error in the program.
    public func fault(_ message: OSLogMessage) { write(.fault, message) }

    private func write(_ level: OSLogType, _ message: OSLogMessage) {
        LogSink.write?(subsystem, category, level, message.text)
    }
}

/// Where messages go: a run of a sample listens here.
@available(iOS 10.0, *)
public enum LogSink {
    /// Called with subsystem, category, level and text.
    public nonisolated(unsafe) static var write: ((String, String, OSLogType, String) -> Void)?
}

/// The level of a message.
@available(iOS 10.0, *)
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Makes a level from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    /// The level of messages: default.
    public static let `default` = OSLogType(rawValue: 0)
    /// The level of messages: info.
    public static let info = OSLogType(rawValue: 1)
    /// The level of messages: debug.
    public static let debug = OSLogType(rawValue: 2)
    /// The level of messages: error.
    public static let error = OSLogType(rawValue: 16)
    /// The level of messages: fault.
    public static let fault = OSLogType(rawValue: 17)
}

/// A log of a part of an app.
@available(iOS 10.0, *)
public final class OSLog: NSObject, Sendable {
    let subsystem: String
    let category: String

    /// Makes a log.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// Makes a log with a known category.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// The log that is used when none is named.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that drops everything.
    public static let disabled = OSLog(subsystem: "", category: "")

    /// A category that tools know.
    public struct Category: Sendable {
        let rawValue: String
        /// Messages of this kind: points of interest.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    }
}

/// Writes a message with places for arguments.
@available(iOS 12.0, *)
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...) {
    LogSink.write?(log.subsystem, log.category, type, "\(message)")
}

/// Writes a message with places for arguments.
@available(iOS 10.0, *)
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
    LogSink.write?(log.subsystem, log.category, type, "\(message)")
}

/// Writes a message of a level.
@available(iOS 14.0, *)
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    LogSink.write?(log.subsystem, log.category, type, message.text)
}

/// Writes a message.
@available(iOS 14.0, *)
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { LogSink.write?("", "", .default, message.text) }
