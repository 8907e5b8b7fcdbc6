import UIKit

/// A view controller of UIKit that shows a view of SwiftUI.
///
/// - Note: Source: documented (reference of the class).
@available(iOS 13.0, tvOS 13.0, *)
open class UIHostingController<Content: View>: UIViewController {
    /// The view that is shown.
    open var rootView: Content

    /// Shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    /// Reads a controller from an archive and shows a view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }
    /// Reads a controller from an archive; it has no view to show.
    public required init?(coder aDecoder: NSCoder) { return nil }

    /// What of the view's size becomes the controller's.
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

    @available(iOS 16.0, *)
    open var sizingOptions = UIHostingControllerSizingOptions()
}
/// What of the view's size becomes the controller's.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view of SwiftUI that shows a view of UIKit.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    typealias Context = UIViewRepresentableContext<Self>
}
extension UIViewRepresentable {
    public var body: Never { preconditionFailure("the body of \(Self.self) is never read") }
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}
extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
/// What a view of UIKit is made for.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public private(set) var transaction = Transaction()
    public var environment: EnvironmentValues { EnvironmentReading.current }
}

/// A view of SwiftUI that shows a view controller of UIKit.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    typealias Context = UIViewControllerRepresentableContext<Self>
}
extension UIViewControllerRepresentable {
    public var body: Never { preconditionFailure("the body of \(Self.self) is never read") }
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
}
extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
/// What a view controller of UIKit is made for.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public private(set) var transaction = Transaction()
    public var environment: EnvironmentValues { EnvironmentReading.current }
}

/// Views that a tool shows.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}
