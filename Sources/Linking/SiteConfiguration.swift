import Diagnostics
import Glossary

/// What `Content/site.yaml` says of the site.
package struct SiteConfiguration: Sendable, Hashable {
    package struct Language: Sendable, Hashable {
        package enum Direction: String, Sendable, CaseIterable { case ltr, rtl }

        package var tag: LanguageTag
        /// What its speakers call it.
        package var name: String
        package var direction: Direction
        /// The site's title.
        package var title: String

        package init(tag: LanguageTag, name: String, direction: Direction = .ltr, title: String) {
            self.tag = tag
            self.name = name
            self.direction = direction
            self.title = title
        }
    }

    /// A group of types in the reference.
    package struct Topic: Sendable, Hashable {
        package var title: [LanguageTag: String]
        /// DocC paths of types, in the order of reading.
        package var types: [(path: String, range: SourceRange)]
        package var file: SourceFile

        package init(title: [LanguageTag: String], types: [(path: String, range: SourceRange)], file: SourceFile) {
            self.title = title
            self.types = types
            self.file = file
        }

        package static func == (left: Topic, right: Topic) -> Bool {
            left.title == right.title && left.types.map(\.path) == right.types.map(\.path)
        }

        package func hash(into hasher: inout Hasher) { hasher.combine(types.map(\.path)) }
    }

    /// Rows of symbols that tell of the same thing in apps of different styles.
    package var counterparts: [[WrittenSymbol]] = []
    /// Properties that a picture of how objects hang together shows.
    package var objects: [WrittenSymbol] = []
    /// The first is the default: texts that a language lacks are shown in it.
    package var languages: [Language]
    package var topics: [Topic]
    /// The guides' names in the order of reading.
    package var guides: [String]
    /// Types whose methods make up the table of methods and texts: the delegates of this library.
    package var indexedTypes: [String]
    /// The site's address, for alternates and the like; relative links alone when it is nil.
    package var baseURL: String?

    package init(
        languages: [Language], topics: [Topic] = [], guides: [String] = [], indexedTypes: [String] = [],
        baseURL: String? = nil
    ) {
        self.languages = languages
        self.topics = topics
        self.guides = guides
        self.indexedTypes = indexedTypes
        self.baseURL = baseURL
    }

    package var defaultLanguage: LanguageTag { languages[0].tag }
    package var tags: [LanguageTag] { languages.map(\.tag) }

    /// The whole address of a path under the site's root; nil where nobody said what the site's address is.
    package func address(of path: String) -> String? {
        baseURL.map { Self.encoded($0.hasSuffix("/") ? $0 + path : "\($0)/\(path)") }
    }

    /// An address with what may stand in none (RFC 3986, appendix A) as `%…`; what is encoded already stays.
    private static func encoded(_ address: String) -> String {
        let forbidden = "\"<>\\^`{|} ".utf8
        guard address.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F || forbidden.contains($0) }) else {
            return address
        }
        return address.utf8.map { byte in
            guard byte <= 0x20 || byte >= 0x7F || forbidden.contains(byte) else {
                return String(Unicode.Scalar(byte))
            }
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count < 2 ? "%0\(digits)" : "%\(digits)"
        }.joined()
    }

    /// The path of the site's address, with slashes at both ends and nothing in it that a server's configuration would take
    /// for more than a path; nil where nobody said what the site's address is.
    package var rootPath: String? {
        guard let address = address(of: "") else { return nil }
        let host = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
        let path = host.drop { $0 != "/" }.prefix { $0 != "?" && $0 != "#" }
        let plain = path.utf8.filter { byte in
            let letter = Character(Unicode.Scalar(byte))
            return letter.isASCII && (letter.isLetter || letter.isNumber || "/-._~%".contains(letter))
        }
        return plain.isEmpty ? "/" : String(decoding: plain, as: UTF8.self)
    }

    package func language(_ tag: LanguageTag) -> Language? { languages.first { $0.tag == tag } }
}

/// A symbol as an author wrote it, and where.
package struct WrittenSymbol: Sendable, Hashable {
    /// As DocC writes paths: `UISceneDelegate/sceneDidBecomeActive(_:)`.
    package var path: String
    package var location: SourceLocation

    package init(path: String, location: SourceLocation) {
        self.path = path
        self.location = location
    }
}
