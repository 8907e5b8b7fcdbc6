import Foundation

// The names that Swift 2 had for what every text of its time uses, each with the name of today: the compiler offers it.

/// The name of ``NotificationCenter`` in Swift 2.
@available(swift, obsoleted: 3.0, renamed: "NotificationCenter")
public typealias NSNotificationCenter = NotificationCenter
/// The name of ``UserDefaults`` in Swift 2.
@available(swift, obsoleted: 3.0, renamed: "UserDefaults")
public typealias NSUserDefaults = UserDefaults
/// The name of ``FileManager`` in Swift 2.
@available(swift, obsoleted: 3.0, renamed: "FileManager")
public typealias NSFileManager = FileManager
/// The name of ``Bundle`` in Swift 2.
@available(swift, obsoleted: 3.0, renamed: "Bundle")
public typealias NSBundle = Bundle
/// The name of ``ProcessInfo`` in Swift 2.
@available(swift, obsoleted: 3.0, renamed: "ProcessInfo")
public typealias NSProcessInfo = ProcessInfo
/// The name of ``OperationQueue`` in Swift 2.
@available(swift, obsoleted: 3.0, renamed: "OperationQueue")
public typealias NSOperationQueue = OperationQueue

extension NotificationCenter {
    /// The name of ``NotificationCenter/default`` in Swift 2.
    @available(swift, obsoleted: 3.0, renamed: "getter:NotificationCenter.default()")
    public class func defaultCenter() -> NotificationCenter { .default }
    /// The name of ``post(name:object:)`` in Swift 2.
    @available(swift, obsoleted: 3.0, renamed: "post(name:object:)")
    public func postNotificationName(_ name: NSNotification.Name, object: Any?) {}
    /// The name of ``post(name:object:userInfo:)`` in Swift 2.
    @available(swift, obsoleted: 3.0, renamed: "post(name:object:userInfo:)")
    public func postNotificationName(_ name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]?) {}
}

extension UserDefaults {
    /// The name of ``UserDefaults/standard`` in Swift 2.
    @available(swift, obsoleted: 3.0, renamed: "getter:UserDefaults.standard()")
    public class func standardUserDefaults() -> UserDefaults { .standard }
}

extension FileManager {
    /// The name of ``FileManager/default`` in Swift 2.
    @available(swift, obsoleted: 3.0, renamed: "getter:FileManager.default()")
    public class func defaultManager() -> FileManager { .default }
}

extension Bundle {
    /// The name of ``Bundle/main`` in Swift 2.
    @available(swift, obsoleted: 3.0, renamed: "getter:Bundle.main()")
    public class func mainBundle() -> Bundle { .main }
}
