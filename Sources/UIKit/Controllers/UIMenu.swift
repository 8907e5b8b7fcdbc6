import FoundationAdditions

/// An entry of a menu.
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UIMenuElement: _UIObject {
    /// What an entry may be.
    public struct Attributes: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What the element is like: disabled.
        public static let disabled = Attributes(rawValue: 1)
        /// What the element is like: destructive.
        public static let destructive = Attributes(rawValue: 2)
        /// What the element is like: hidden.
        public static let hidden = Attributes(rawValue: 4)
    }
    /// What stands before it.
    #if CHECKING
        @objc(UIMenuElementState)
    #endif
    public enum State: Int, Sendable {
        /// The mark beside the element: off.
        case off
        /// The mark beside the element: on.
        case on
        /// The mark beside the element: mixed.
        case mixed
    }

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
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UIAction: UIMenuElement {
    /// What is called.
    public typealias UIActionHandler = (UIAction) -> Void

    /// A name.
    public struct Identifier: _StringKey {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    let handler: UIActionHandler
    /// What it may be.
    open dynamic var attributes: UIMenuElement.Attributes
    /// What stands before it.
    open dynamic var state: UIMenuElement.State

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
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UIMenu: UIMenuElement {
    /// A name.
    public struct Identifier: _StringKey {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The system's menu “application”.
        public static let application = Identifier("com.apple.menu.application")
        /// The system's menu “file”.
        public static let file = Identifier("com.apple.menu.file")
        /// The system's menu “edit”.
        public static let edit = Identifier("com.apple.menu.edit")
        /// The system's menu “view”.
        public static let view = Identifier("com.apple.menu.view")
        /// The system's menu “window”.
        public static let window = Identifier("com.apple.menu.window")
        /// The system's menu “help”.
        public static let help = Identifier("com.apple.menu.help")
        /// The system's menu “about”.
        public static let about = Identifier("com.apple.menu.about")
        /// The system's menu “preferences”.
        public static let preferences = Identifier("com.apple.menu.preferences")
        /// The system's menu “format”.
        public static let format = Identifier("com.apple.menu.format")
        /// The system's menu “new scene”.
        public static let newScene = Identifier("com.apple.menu.new-scene")
        /// The system's menu “new item”.
        public static let newItem = Identifier("com.apple.menu.new-item")
        /// The system's menu “open recent”.
        public static let openRecent = Identifier("com.apple.menu.open-recent")
        /// The system's menu “close”.
        public static let close = Identifier("com.apple.menu.close")
        /// The system's menu “print”.
        public static let print = Identifier("com.apple.menu.print")
        /// The system's menu “undo redo”.
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        /// The system's menu “standard edit”.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// The system's menu “find”.
        public static let find = Identifier("com.apple.menu.find")
        /// The system's menu “sidebar”.
        public static let sidebar = Identifier("com.apple.menu.sidebar")
        /// The system's menu “toolbar”.
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        /// The system's menu “services”.
        public static let services = Identifier("com.apple.menu.services")
        /// The system's menu “quit”.
        public static let quit = Identifier("com.apple.menu.quit")
        /// The system's menu “root”.
        public static let root = Identifier("com.apple.menu.root")
    }
    /// How it is shown.
    public struct Options: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// How the menu is shown: display inline.
        public static let displayInline = Options(rawValue: 1)
        /// How the menu is shown: destructive.
        public static let destructive = Options(rawValue: 2)
        /// How the menu is shown: single selection.
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
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UICommand: UIMenuElement {
    /// The method.
    public let action: Selector
    /// Data of the app's own.
    public let propertyList: Any?
    /// What it may be.
    open dynamic var attributes: UIMenuElement.Attributes
    /// What stands before it.
    open dynamic var state: UIMenuElement.State

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

    open dynamic override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
}

/// An entry that calls a method and has a key combination.
#if CHECKING
    @objc
#endif
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

    /// The text that stands for the key: input up arrow.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The text that stands for the key: input down arrow.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The text that stands for the key: input left arrow.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The text that stands for the key: input right arrow.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The text that stands for the key: input escape.
    public static let inputEscape = "UIKeyInputEscape"
    /// The text that stands for the key: input delete.
    public static let inputDelete = "UIKeyInputDelete"
}

/// The keys held with another.
@available(iOS 7.0, *)
public struct UIKeyModifierFlags: _Mask {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key that is held: alpha shift.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The key that is held: shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The key that is held: control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The key that is held: alternate.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The key that is held: command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// The system for which menus are built.
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UIMenuSystem: _UIObject {
    private static let theMain = UIMenuSystem()
    private static let theContext = UIMenuSystem()

    /// The menus of the menu bar.
    open class var main: UIMenuSystem { theMain }
    /// The menus that appear at a place.
    open class var context: UIMenuSystem { theContext }
    /// Asks for the menus to be built again.
    open dynamic func setNeedsRebuild() {}
    /// Asks for the entries to be validated again.
    open dynamic func setNeedsRevalidate() {}

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
