/// An Aho-Corasick automaton over bytes: finds every occurrence of every pattern in one pass over a text.
struct Automaton: Sendable {
    private struct Node: Sendable {
        /// Sorted by byte; most nodes have one or two edges.
        var edges: [(byte: UInt8, target: Int32)] = []
        var failure: Int32 = 0
        /// The pattern that ends here.
        var pattern: Int32 = -1
        /// The next node on the failure path where a pattern ends.
        var output: Int32 = -1
    }

    private var nodes = [Node()]
    /// The root's edges, since most bytes of a text are looked up there.
    private var roots = [Int32](repeating: 0, count: 256)

    private func target(_ node: Int32, _ byte: UInt8) -> Int32? {
        nodes[Int(node)].edges.first { $0.byte == byte }?.target
    }

    mutating func insert(_ bytes: [UInt8], pattern: Int) {
        var node: Int32 = 0
        for byte in bytes {
            if let next = target(node, byte) {
                node = next
                continue
            }
            let next = Int32(nodes.count)
            nodes.append(Node())
            nodes[Int(node)].edges.append((byte, next))
            node = next
        }
        nodes[Int(node)].pattern = Int32(pattern)
    }

    /// Sets the failure links, breadth first; call once, after the last pattern.
    mutating func link() {
        var queue: [Int32] = []
        for edge in nodes[0].edges {
            roots[Int(edge.byte)] = edge.target
            queue.append(edge.target)
        }
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            for edge in nodes[Int(node)].edges {
                queue.append(edge.target)
                var fallback = nodes[Int(node)].failure
                while fallback != 0, target(fallback, edge.byte) == nil { fallback = nodes[Int(fallback)].failure }
                let failure = target(fallback, edge.byte) ?? 0
                nodes[Int(edge.target)].failure = failure == edge.target ? 0 : failure
                let suffix = nodes[Int(edge.target)].failure
                nodes[Int(edge.target)].output = nodes[Int(suffix)].pattern >= 0 ? suffix : nodes[Int(suffix)].output
            }
        }
    }

    /// Calls `found` with the end of each occurrence and its pattern.
    func run(over bytes: [UInt8], _ found: (_ end: Int, _ pattern: Int) -> Void) {
        var node: Int32 = 0
        for (index, byte) in bytes.enumerated() {
            var next = node == 0 ? nil : target(node, byte)
            while next == nil, node != 0 {
                node = nodes[Int(node)].failure
                next = node == 0 ? nil : target(node, byte)
            }
            node = next ?? roots[Int(byte)]
            var output = node
            if nodes[Int(output)].pattern < 0 { output = nodes[Int(output)].output }
            while output > 0 {
                found(index + 1, Int(nodes[Int(output)].pattern))
                output = nodes[Int(output)].output
            }
        }
    }
}
