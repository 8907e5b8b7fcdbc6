import UIKit

/// A view controller of UIKit that shows a view of SwiftUI.
///
/// - Note: Source: documented (reference of the class).
@available(iOS 13.0, tvOS 13.0, *)
open class UIHostingController<Content: View>: UIViewController {
    /// The SwiftUI view that the controller shows.
    open var rootView: Content

    /// Makes a hosting controller that shows a SwiftUI view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    /// Makes a hosting controller from an archive, with the given SwiftUI view to show.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }
    /// Makes a hosting controller from an archive; without a view to show, it returns nil.
    public required init?(coder aDecoder: NSCoder) { return nil }

    #if !CHECKING
        private lazy var graph = ViewGraph(environment: EnvironmentValues()) { [unowned self] in rootView }

        open override func viewDidLoad() {
            super.viewDidLoad()
            graph.update()
        }
        open override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            graph.appear()
        }
        open override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            graph.disappear()
        }
    #endif

    /// The sizes of the controller that follow the size of its SwiftUI content.
    @available(iOS 16.0, *)
    open var sizingOptions = UIHostingControllerSizingOptions()
}
/// What of the view's size becomes the controller's.
@available(iOS 16.0, *)
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The size that follows the views: preferred content size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The size that follows the views: intrinsic content size.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view of SwiftUI that shows a view of UIKit.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The view's type.
    associatedtype UIViewType: UIView
    /// The object that gets what the view tells.
    associatedtype Coordinator = Void
    /// Makes the view.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view to what the state says.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called before the view goes.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the object that gets what the view tells.
    func makeCoordinator() -> Coordinator
    /// What is known when the view is made or changed.
    typealias Context = UIViewRepresentableContext<Self>
}
extension UIViewRepresentable {
    /// What it consists of.
    @available(iOS 13.0, *)
    public var body: Never { preconditionFailure("the body of \(Self.self) is never read") }
    /// Called before the view goes.
    @available(iOS 13.0, *)
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}
extension UIViewRepresentable where Coordinator == Void {
    /// Makes the object that gets what the view tells.
    @available(iOS 13.0, *)
    public func makeCoordinator() {}
}
/// What a view of UIKit is made for.
@available(iOS 13.0, *)
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that gets what the view tells.
    public let coordinator: Representable.Coordinator
    /// What the change brings with it.
    public private(set) var transaction = Transaction()
    /// The environment.
    public var environment: EnvironmentValues { EnvironmentReading.current }
}

/// A view of SwiftUI that shows a view controller of UIKit.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The controller's type.
    associatedtype UIViewControllerType: UIViewController
    /// The object that gets what the controller tells.
    associatedtype Coordinator = Void
    /// Makes the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller to what the state says.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called before the controller goes.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the object that gets what the controller tells.
    func makeCoordinator() -> Coordinator
    /// What is known when the controller is made or changed.
    typealias Context = UIViewControllerRepresentableContext<Self>
}
extension UIViewControllerRepresentable {
    /// What it consists of.
    @available(iOS 13.0, *)
    public var body: Never { preconditionFailure("the body of \(Self.self) is never read") }
    /// Called before the controller goes.
    @available(iOS 13.0, *)
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
}
extension UIViewControllerRepresentable where Coordinator == Void {
    /// Makes the object that gets what the controller tells.
    @available(iOS 13.0, *)
    public func makeCoordinator() {}
}
/// What a view controller of UIKit is made for.
@available(iOS 13.0, *)
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that gets what the controller tells.
    public let coordinator: Representable.Coordinator
    /// What the change brings with it.
    public private(set) var transaction = Transaction()
    /// The environment.
    public var environment: EnvironmentValues { EnvironmentReading.current }
}

/// Views that a tool shows.
@available(iOS 13.0, *)
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The views that are shown.
    associatedtype Previews: View
    /// The views that are shown.
    @ViewBuilder static var previews: Previews { get }
}
