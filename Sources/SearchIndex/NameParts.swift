import GlossaryLookup

/// The words of a name: after spaces, hyphens, apostrophes and colons, and at capitals as in `sceneDidEnterBackground(_:)`.
enum NameParts {
    /// Where words begin, the first one included.
    static func starts(of name: String) -> [String.Index] {
        let scalars = name.unicodeScalars
        var starts: [String.Index] = []
        var before: Unicode.Scalar?
        for index in scalars.indices {
            let scalar = scalars[index]
            let next = scalars[scalars.index(after: index)...].first
            if scalar.isKeyLetter, begins(scalar, after: before, before: next) { starts.append(index) }
            before = scalar
        }
        return starts
    }

    /// `UIScene` → `UI`, `Scene`; `didEnter` → `did`, `Enter`.
    private static func begins(_ scalar: Unicode.Scalar, after: Unicode.Scalar?, before next: Unicode.Scalar?) -> Bool {
        guard let after, after.isKeyLetter else { return true }
        guard scalar.properties.isUppercase else { return false }
        return !after.properties.isUppercase || next?.properties.isLowercase ?? false
    }

    static func words(of name: String) -> [String] {
        let starts = starts(of: name)
        return starts.enumerated().map { number, start in
            let end = number + 1 < starts.count ? starts[number + 1] : name.endIndex
            return Folding.key(String(name[start..<end]))
        }
    }
}
