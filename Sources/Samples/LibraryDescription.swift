import Diagnostics

/// What the checker knows of the library whose samples it checks: data, so that another library needs no new code.
package struct LibraryDescription: Sendable, Hashable {
    /// A module of the type-check copy, in the order of compiling.
    package struct Module: Sendable, Hashable {
        package var name: String
        /// The folder of its sources.
        package var folder: String
        package var flags: [String]
        /// True if no program is built with it.
        package var isCheckingOnly: Bool

        package init(name: String, folder: String, flags: [String] = [], isCheckingOnly: Bool = false) {
            self.isCheckingOnly = isCheckingOnly
            self.name = name
            self.folder = folder
            self.flags = flags
        }
    }

    /// A type or a function that a fragment is taken to stand in.
    package struct Context: Sendable, Hashable {
        /// As authors name it: `context="SceneDelegate"`.
        package var name: String
        package var kind: SampleKind
        /// What stands before and after the fragment, on lines of its own.
        package var opening: String
        package var closing: String
        /// Texts that speak for this context when a fragment holds one of them.
        package var signs: [String]
        /// Members that the type has unless the fragment declares them itself.
        package var members: [Member]

        package struct Member: Sendable, Hashable {
            /// The declaration's beginning, by which a fragment's own is known: `var window`.
            package var beginning: String
            package var declaration: String

            package init(beginning: String, declaration: String) {
                self.beginning = beginning
                self.declaration = declaration
            }
        }

        package init(
            name: String, kind: SampleKind, opening: String, closing: String, signs: [String],
            members: [Member] = []
        ) {
            self.name = name
            self.kind = kind
            self.opening = opening
            self.closing = closing
            self.signs = signs
            self.members = members
        }

        /// What stands before `code`.
        func opening(for code: String) -> String {
            let missing = members.filter { !code.containsWord($0.beginning) }.map(\.declaration)
            return ([opening] + missing).joined(separator: "\n")
        }
    }

    /// A kind of thing that an undeclared name may be.
    package struct Guess: Sendable, Hashable {
        package var kind: String
        /// Ends of names that speak for it; an empty list fits every name.
        package var suffixes: [String]
        /// Swift, with `$NAME` for the name.
        package var declaration: String

        package init(kind: String, suffixes: [String], declaration: String) {
            self.kind = kind
            self.suffixes = suffixes
            self.declaration = declaration
        }
    }

    package struct PlaceholderBody: Sendable, Hashable {
        /// The end of what stands before the body.
        package var after: String
        package var body: String

        package init(after: String, body: String) {
            self.after = after
            self.body = body
        }
    }

    /// A message that comes of compiling on Linux and not of the sample.
    package struct Artefact: Sendable, Hashable {
        package var name: String
        /// What the message holds.
        package var text: String
        /// Where there are some, the message's line must name one of them.
        package var types: [String]
        /// The artefact that this one follows from: alone it is a real message.
        package var after: String?

        package init(name: String, text: String, types: [String] = [], after: String? = nil) {
            self.name = name
            self.text = text
            self.types = types
            self.after = after
        }
    }

    /// What programs that run are built with besides.
    package struct Running: Sendable, Hashable {
        /// Modules before the others.
        package var modules: [Module] = []
        /// Folders of C files, each with its `include`.
        package var folders: [String] = []
        /// The name of a parameter that tells that an app makes its scenes in code.
        package var scenesInCode = ""
        /// What stands beside a program that has no file of scenarios.
        package var usualInfo: UsualInfo?

        package init() {}
    }

    /// The information property list that a project has for a type of its own.
    package struct UsualInfo: Sendable, Hashable {
        /// The protocol whose first conforming type it is for.
        package var conformingTo: String
        /// None is needed where a type conforms to this.
        package var unless: String?
        /// A property list with `$TYPE` for the type's name and `$NAME` for a name that the program uses.
        package var info: JSONValue
        /// The type that such a project's program begins with, for a text that shows only the other.
        package var entryPoint: String?
        /// What stands in a program before the name, up to the next quotation mark.
        package var nameAfter: String?
        /// The name of programs that say none.
        package var name = ""

        package init(conformingTo: String, unless: String?, info: JSONValue) {
            self.conformingTo = conformingTo
            self.unless = unless
            self.info = info
        }
    }

    package var running = Running()
    package var modules: [Module]
    /// Flags of every module.
    package var moduleFlags: [String]
    /// Flags of every sample.
    package var checkFlags: [String]
    /// Modules that every sample gets.
    package var implicitImports: [String]
    /// Modules that a fragment, which shows no imports, gets besides.
    package var fragmentImports: [String]
    /// A file that is compiled beside each sample.
    package var aliases: String
    package var artefacts: [Artefact]
    package var contexts: [Context]
    package var guesses: [Guess]
    package var placeholderBodies: [PlaceholderBody]
    /// The mode of a sample that names none.
    package var languageMode: Int

    package init(
        modules: [Module] = [], moduleFlags: [String] = [], checkFlags: [String] = [], implicitImports: [String] = [],
        fragmentImports: [String] = [], aliases: String = "", artefacts: [Artefact] = [], contexts: [Context] = [],
        guesses: [Guess] = [], placeholderBodies: [PlaceholderBody] = [], languageMode: Int = 5
    ) {
        self.modules = modules
        self.moduleFlags = moduleFlags
        self.checkFlags = checkFlags
        self.implicitImports = implicitImports
        self.fragmentImports = fragmentImports
        self.aliases = aliases
        self.artefacts = artefacts
        self.contexts = contexts
        self.guesses = guesses
        self.placeholderBodies = placeholderBodies
        self.languageMode = languageMode
    }
}
