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
        /// The callback that statements are taken to stand in where several fit.
        package var usualCallback: String?
        /// The type whose properties such a type can have as values, each by `valueDeclaration` with `$VALUE` for its name.
        package var valuesOf: String?
        package var valueDeclaration: String

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
            members: [Member] = [], usualCallback: String? = nil, valuesOf: String? = nil, valueDeclaration: String = ""
        ) {
            self.usualCallback = usualCallback
            self.valuesOf = valuesOf
            self.valueDeclaration = valueDeclaration
            self.name = name
            self.kind = kind
            self.opening = opening
            self.closing = closing
            self.signs = signs
            self.members = members
        }

        /// The type that the opening declares; empty when it declares none.
        var typeName: String { String(opening[typeNameRange]) }

        private var typeNameRange: Range<String.Index> {
            for keyword in ["class ", "struct ", "enum ", "extension "] {
                guard let found = opening.firstRange(of: keyword) else { continue }
                let rest = opening[found.upperBound...]
                return found
                    .upperBound..<(rest.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? rest.endIndex)
            }
            return opening.endIndex..<opening.endIndex
        }

        /// What the type inherits from and conforms to.
        var supertypes: [String] {
            let head = opening[typeNameRange.upperBound...].prefix { $0 != "{" }.drop { $0 == ":" || $0 == " " }
            return head.split(separator: ",").map(\.trimmed)
        }

        /// The opening with the type's name made the unit's own.
        var openingWithMark: String {
            opening[..<typeNameRange.upperBound] + Scaffold.unitMark + opening[typeNameRange.upperBound...]
        }
    }

    /// A kind of type that an undeclared name may be.
    package struct Guess: Sendable, Hashable {
        /// Ends of names that speak for it; an empty list fits every name.
        package var suffixes: [String]
        /// `class`, `struct` or `enum`.
        package var keyword: String
        package var attributes: String
        package var supertypes: [String]
        /// What the supertypes require.
        package var members: String

        package init(
            suffixes: [String] = [], keyword: String, attributes: String = "", supertypes: [String] = [],
            members: String = ""
        ) {
            self.suffixes = suffixes
            self.keyword = keyword
            self.attributes = attributes
            self.supertypes = supertypes
            self.members = members
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
    /// Modules of macros, which the compiler itself loads.
    package var macros: [Module] = []
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
    /// Another such file: what stands for what samples leave out.
    package var helpers = ""
    package var artefacts: [Artefact]
    package var contexts: [Context]
    package var guesses: [Guess]
    package var placeholderBodies: [PlaceholderBody]
    /// The mode of a sample that names none.
    package var languageMode: Int
    /// Attributes of older Swift, with those of today.
    package var renamedAttributes: [String: String] = [:]
    /// Types that older SDKs gave the parameters of callbacks.
    package var oldTypes: [String] = []
    /// What makes the main actor the isolation of whatever says none.
    package var mainActorFlags: [String] = []
    /// The systems that samples are held against.
    package var systems: Systems?

    package struct Systems: Sendable, Hashable {
        /// `iOS`
        package var platform: String
        package var oldest: SystemVersion
        package var newest: SystemVersion

        package init(platform: String, oldest: SystemVersion, newest: SystemVersion) {
            self.platform = platform
            self.oldest = oldest
            self.newest = newest
        }
    }

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

extension LibraryDescription {
    /// What bears on the outcome of a sample, beside the library itself.
    var judging: [String] {
        [
            aliases, helpers, "\(artefacts)", checkFlags.joined(separator: "\n"),
            implicitImports.joined(separator: " "),
            fragmentImports.joined(separator: " "), "\(contexts)", "\(guesses)", "\(placeholderBodies)",
            "\(renamedAttributes.sorted { $0.key < $1.key })", "\(oldTypes)", "\(mainActorFlags)",
            "\(String(describing: systems))",
        ]
    }
}

extension LibraryDescription {
    /// Whether one of `texts` names what the helper file declares.
    package func needsHelpers(_ texts: [String]) -> Bool {
        let names = SyntaxFacts(helpers).exported
        return !names.isEmpty && texts.contains { text in names.contains { text.containsWord($0) } }
    }
}
