import Diagnostics
import YAML

/// Finds in a file what a run names by the keys and indices that lead there.
enum PlaceFinder {
    /// - Parameter place: `info/UIApplicationSceneManifest/…/0/KEY`; with a `#` at its end the key itself is meant.
    /// - Returns: The place of the value, of a collection that of its key; as near as the file goes.
    static func range(of place: String, in file: SourceFile) -> SourceRange {
        guard var node = YAMLParser.parse(file).node else { return SourceRange(0, 0) }
        let meansKey = place.hasSuffix("#")
        var range = SourceRange(0, 0)
        for step in place.split(separator: "/").map({ $0.filter { $0 != "#" } }) {
            if let entry = node.entries?.first(where: { $0.key == step }) {
                let isScalar = entry.value.string != nil
                range = isScalar && !meansKey ? entry.value.range : entry.keyRange
                node = entry.value
            } else if let items = node.sequence, let index = Int(step), items.indices.contains(index) {
                node = items[index]
                range = node.range
            } else {
                break
            }
        }
        return range
    }
}
