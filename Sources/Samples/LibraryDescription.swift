/// What the checker knows of the library whose samples it checks: data, so that another library needs no new code.
package struct LibraryDescription: Sendable, Hashable {
    /// A module of the type-check copy, in the order of compiling.
    package struct Module: Sendable, Hashable {
        package var name: String
        /// The folder of its sources.
        package var folder: String
        package var flags: [String]

        package init(name: String, folder: String, flags: [String] = []) {
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
        /// Members that the type has unless the fragment declares them itself: each a declaration by its beginning.
        package var members: [String: String]

        package init(
            name: String, kind: SampleKind, opening: String, closing: String, signs: [String],
            members: [String: String] = [:]
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
            let missing = members.sorted { $0.key < $1.key }.filter { !code.containsWord($0.key) }.map(\.value)
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

    package var modules: [Module]
    /// Flags of every module and every sample.
    package var flags: [String]
    /// Flags of a module only.
    package var moduleFlags: [String]
    /// Further flags by language mode.
    package var modeFlags: [Int: [String]]
    /// Modules that a fragment without imports may use.
    package var implicitImports: [String]
    /// A file that is compiled beside each sample.
    package var aliases: String
    /// Beginnings of messages that only come of compiling on Linux.
    package var artefacts: [String]
    package var contexts: [Context]
    package var guesses: [Guess]
    package var placeholderBodies: [PlaceholderBody]
    /// The mode of a sample that names none.
    package var languageMode: Int

    package init(
        modules: [Module] = [], flags: [String] = [], moduleFlags: [String] = [], modeFlags: [Int: [String]] = [:],
        implicitImports: [String] = [], aliases: String = "", artefacts: [String] = [], contexts: [Context] = [],
        guesses: [Guess] = [], placeholderBodies: [PlaceholderBody] = [], languageMode: Int = 5
    ) {
        self.modules = modules
        self.flags = flags
        self.moduleFlags = moduleFlags
        self.modeFlags = modeFlags
        self.implicitImports = implicitImports
        self.aliases = aliases
        self.artefacts = artefacts
        self.contexts = contexts
        self.guesses = guesses
        self.placeholderBodies = placeholderBodies
        self.languageMode = languageMode
    }
}
