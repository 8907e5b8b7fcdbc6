import FoundationAdditions

/// A file with view controllers and the lines between them.
///
/// There are no storyboards here: each controller that is asked for is an empty one.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc
#endif
@available(iOS 5.0, *)
open class UIStoryboard: _UIObject {
    let name: String

    /// Takes a file by its name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init(())
    }

    /// The controller that the storyboard begins with.
    open dynamic func instantiateInitialViewController() -> UIViewController? { UIViewController() }
    /// The controller that the storyboard begins with, made by a block.
    @nonobjc public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { nil }
    /// The controller of that name.
    open dynamic func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        UIViewController()
    }
    /// The controller of that name, made by a block.
    @nonobjc public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController { Instances.make(ViewController.self) as? ViewController ?? Self.missing() }

    private static func missing<ViewController: UIViewController>() -> ViewController {
        preconditionFailure("no instance of \(ViewController.self) can be made")
    }
}

/// A line of a storyboard from one controller to another.
#if CHECKING
    @objc
#endif
@available(iOS 5.0, *)
open class UIStoryboardSegue: _UIObject {
    /// The name.
    public let identifier: String?
    /// Where it begins.
    public let source: UIViewController
    /// Where it ends.
    public let destination: UIViewController

    /// Makes a line.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init(())
    }
    /// Goes along it.
    open dynamic func perform() {}
}

/// A file with views.
#if CHECKING
    @objc
#endif
@available(iOS 4.0, *)
open class UINib: _UIObject {
    /// Takes a file by its name.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) { super.init(()) }
    /// Makes what is in it. There are no such files here: nothing is made.
    open dynamic func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [] }
}

extension Bundle {
    /// Makes what is in a file with views. There are no such files here: nothing is made.
    @available(iOS 2.0, *)
    @MainActor @preconcurrency
    public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? { nil }
}
