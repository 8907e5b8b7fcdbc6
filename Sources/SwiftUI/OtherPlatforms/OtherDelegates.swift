import Intents
import UIKit

/// Lets an app that is written in SwiftUI have an app delegate of AppKit, on a Mac.
///
/// - Note: Source: documented (reference of the type).
@available(macOS 11.0, *)
@available(iOS, unavailable)
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
    let source: DelegateSource
    /// Makes a delegate of a class.
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {
        source = DelegateSource(delegateType)
    }
    /// The delegate.
    public var wrappedValue: DelegateType { source.delegate(as: DelegateType.self) }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Makes a delegate of a class and puts it into the environment.
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {
        source = DelegateSource(delegateType)
    }
    /// What gives bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }
}

/// Lets an app that is written in SwiftUI have an app delegate, on a watch.
///
/// - Note: Source: documented (reference of the type).
@available(watchOS 7.0, *)
@available(iOS, unavailable)
@MainActor @preconcurrency @propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: WKApplicationDelegate {
    let source: DelegateSource
    /// Makes a delegate of a class.
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {
        source = DelegateSource(delegateType)
    }
    /// The delegate.
    public var wrappedValue: DelegateType { source.delegate(as: DelegateType.self) }
}

@available(watchOS 7.0, *)
@available(iOS, unavailable)
extension WKApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Makes a delegate of a class and puts it into the environment.
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {
        source = DelegateSource(delegateType)
    }
    /// What gives bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }
}

/// Lets an app that is written in SwiftUI have an extension delegate, on a watch, the older form.
///
/// - Note: Source: documented (reference of the type).
@available(watchOS 7.0, *)
@available(iOS, unavailable)
@MainActor @preconcurrency @propertyWrapper
public struct WKExtensionDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: WKExtensionDelegate {
    let source: DelegateSource
    /// Makes a delegate of a class.
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {
        source = DelegateSource(delegateType)
    }
    /// The delegate.
    public var wrappedValue: DelegateType { source.delegate(as: DelegateType.self) }
}

/// The app, on a Mac; only what its delegate needs.
@available(macOS 10.0, *)
@available(iOS, unavailable)
open class NSApplication: UIResponder {
    private static let application = NSApplication()
    /// The app object.
    open class var shared: NSApplication { application }
    /// Ends the app.
    open func terminate(_ sender: Any?) {}
    /// The object that is told what happens to the app.
    open weak var delegate: (any NSApplicationDelegate)?

    /// What to do when the app shall end.
    #if CHECKING
        @objc(NSApplicationTerminateReply)
    #endif
    public enum TerminateReply: UInt, Sendable {
        /// The answer to whether the app may end: terminate cancel.
        case terminateCancel
        /// The answer to whether the app may end: terminate now.
        case terminateNow
        /// The answer to whether the app may end: terminate later.
        case terminateLater
    }
}

/// A task in the background, on a watch.
@available(watchOS 3.0, *)
@available(iOS, unavailable)
open class WKRefreshBackgroundTask: _UIObject {
    /// Tells that the task has ended.
    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}

/// The result of a fetch in the background, on a watch.
@available(iOS 13.0, *)
#if CHECKING
    @objc
#endif
public enum WKBackgroundFetchResult: UInt, Sendable {
    /// What came of it: new data.
    case newData
    /// What came of it: no data.
    case noData
    /// What came of it: failed.
    case failed
}
