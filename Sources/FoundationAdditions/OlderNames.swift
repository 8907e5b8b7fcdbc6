import Foundation

// The names that Swift 2 had for what every text of its time uses, each with the name of today: the compiler offers it.

@available(swift, obsoleted: 3.0, renamed: "NotificationCenter")
public typealias NSNotificationCenter = NotificationCenter
@available(swift, obsoleted: 3.0, renamed: "UserDefaults")
public typealias NSUserDefaults = UserDefaults
@available(swift, obsoleted: 3.0, renamed: "FileManager")
public typealias NSFileManager = FileManager
@available(swift, obsoleted: 3.0, renamed: "Bundle")
public typealias NSBundle = Bundle
@available(swift, obsoleted: 3.0, renamed: "ProcessInfo")
public typealias NSProcessInfo = ProcessInfo
@available(swift, obsoleted: 3.0, renamed: "OperationQueue")
public typealias NSOperationQueue = OperationQueue

extension NotificationCenter {
    @available(swift, obsoleted: 3.0, renamed: "getter:NotificationCenter.default()")
    public class func defaultCenter() -> NotificationCenter { .default }
    @available(swift, obsoleted: 3.0, renamed: "post(name:object:)")
    public func postNotificationName(_ name: NSNotification.Name, object: Any?) {}
    @available(swift, obsoleted: 3.0, renamed: "post(name:object:userInfo:)")
    public func postNotificationName(_ name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]?) {}
}

extension UserDefaults {
    @available(swift, obsoleted: 3.0, renamed: "getter:UserDefaults.standard()")
    public class func standardUserDefaults() -> UserDefaults { .standard }
}

extension FileManager {
    @available(swift, obsoleted: 3.0, renamed: "getter:FileManager.default()")
    public class func defaultManager() -> FileManager { .default }
}

extension Bundle {
    @available(swift, obsoleted: 3.0, renamed: "getter:Bundle.main()")
    public class func mainBundle() -> Bundle { .main }
}
