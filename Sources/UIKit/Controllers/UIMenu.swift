import FoundationAdditions

/// An entry of a menu.
@available(iOS 13.0, *)
open class UIMenuElement: _UIObject {
    /// What an entry may be.
    public struct Attributes: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }
    /// What stands before it.
    #if CHECKING
        @objc(UIMenuElementState)
    #endif
    public enum State: Int, Sendable { case off, on, mixed }

    /// The title.
    open internal(set) var title: String
    /// The picture.
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init(())
    }
}

/// An entry that calls a block.
@available(iOS 13.0, *)
open class UIAction: UIMenuElement {
    /// What is called.
    public typealias UIActionHandler = (UIAction) -> Void

    /// A name.
    public struct Identifier: _StringKey {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    let handler: UIActionHandler
    /// What it may be.
    open var attributes: UIMenuElement.Attributes
    /// What stands before it.
    open var state: UIMenuElement.State

    /// Makes an entry.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.handler = handler
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }
}

/// A menu.
@available(iOS 13.0, *)
open class UIMenu: UIMenuElement {
    /// A name.
    public struct Identifier: _StringKey {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let application = Identifier("com.apple.menu.application")
        public static let file = Identifier("com.apple.menu.file")
        public static let edit = Identifier("com.apple.menu.edit")
        public static let view = Identifier("com.apple.menu.view")
        public static let window = Identifier("com.apple.menu.window")
        public static let help = Identifier("com.apple.menu.help")
        public static let about = Identifier("com.apple.menu.about")
        public static let preferences = Identifier("com.apple.menu.preferences")
        public static let format = Identifier("com.apple.menu.format")
        public static let newScene = Identifier("com.apple.menu.new-scene")
        public static let newItem = Identifier("com.apple.menu.new-item")
        public static let openRecent = Identifier("com.apple.menu.open-recent")
        public static let close = Identifier("com.apple.menu.close")
        public static let print = Identifier("com.apple.menu.print")
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        public static let find = Identifier("com.apple.menu.find")
        public static let sidebar = Identifier("com.apple.menu.sidebar")
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        public static let services = Identifier("com.apple.menu.services")
        public static let quit = Identifier("com.apple.menu.quit")
        public static let root = Identifier("com.apple.menu.root")
    }
    /// How it is shown.
    public struct Options: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The entries.
    public let children: [UIMenuElement]
    /// The name.
    public let identifier: Identifier
    /// How it is shown.
    public let options: Options

    /// Makes a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.children = children
        self.identifier = identifier ?? Identifier("")
        self.options = options
        super.init(title: title, image: image)
    }
}

/// An entry that calls a method.
@available(iOS 13.0, *)
open class UICommand: UIMenuElement {
    /// The method.
    public let action: Selector
    /// Data of the app's own.
    public let propertyList: Any?
    /// What it may be.
    open var attributes: UIMenuElement.Attributes
    /// What stands before it.
    open var state: UIMenuElement.State

    /// Makes an entry.
    public init(
        title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
}

/// An entry that calls a method and has a key combination.
@available(iOS 7.0, *)
open class UIKeyCommand: UICommand {
    /// The key.
    public let input: String?
    /// The keys held with it.
    public let modifierFlags: UIKeyModifierFlags

    /// Makes an entry.
    public init(
        title: String, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(title: title, image: image, action: action, propertyList: propertyList)
    }
    /// Makes a key combination without an entry.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputDelete = "UIKeyInputDelete"
}

/// The keys held with another.
@available(iOS 7.0, *)
public struct UIKeyModifierFlags: _Mask {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// The system for which menus are built.
@available(iOS 13.0, *)
open class UIMenuSystem: _UIObject {
    private static let theMain = UIMenuSystem()
    private static let theContext = UIMenuSystem()

    /// The menus of the menu bar.
    open class var main: UIMenuSystem { theMain }
    /// The menus that appear at a place.
    open class var context: UIMenuSystem { theContext }
    /// Asks for the menus to be built again.
    open func setNeedsRebuild() {}
    /// Asks for the entries to be validated again.
    open func setNeedsRevalidate() {}

    init() { super.init(()) }
}

/// An object with which menus are changed.
@available(iOS 13.0, *)
@MainActor @preconcurrency
#if CHECKING
    @objc
#endif
public protocol UIMenuBuilder: AnyObject {
    /// The system for which menus are built.
    var system: UIMenuSystem { get }
    /// Adds a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Adds a menu after another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Adds a menu as the first in another.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Adds a menu as the last in another.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu away.
    func remove(menu removedIdentifier: UIMenu.Identifier)
    /// Puts a menu in the place of another.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Changes the entries of a menu.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    )
    /// The menu of that name.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
}
