#if !CHECKING

    import FoundationAdditions

    /// What happened in a run, as lines of JSON, each written at once: a crash loses nothing.
    ///
    /// An entry has the virtual time in seconds, the app's state, the scenes' states, its kind and its text. Whether a
    /// delegate has a method shows only after the call, so an entry of a call can be withdrawn; its answer follows in a line
    /// of its own.
    @MainActor
    package final class Trace {
        /// The kinds of entries.
        package enum Kind: String {
            case event, call, notification, print, request, phase, view, problem, end
            /// The scenario asks for what can't happen.
            case invalid
        }

        private let descriptor: Int32
        private let isForPeople: Bool
        private var lastNumber = 0
        private var outputOffset: off_t = 0
        private let output: Int32
        private var unfinished: [UInt8] = []

        /// What an entry says of the app besides its text: time, state, scenes.
        var situation: () -> (time: UInt64, app: String, scenes: [(Int, String)]) = { (0, "", []) }

        init(path: String?, output: String?) {
            isForPeople = path == nil
            descriptor = path.map { open($0, O_WRONLY | O_CREAT | O_APPEND, 0o644) } ?? STDERR_FILENO
            setvbuf(stdout, nil, _IOLBF, 0)
            guard let output else {
                self.output = -1
                return
            }
            self.output = open(output, O_RDWR | O_CREAT | O_TRUNC, 0o644)
            dup2(self.output, STDOUT_FILENO)
        }

        /// Adds an entry.
        ///
        /// - Parameters:
        ///   - place: For a problem, the keys that lead in the description of the run to what it is about.
        ///   - advice: For a problem, the next step.
        /// - Returns: The entry's number, for ``withdraw(_:)`` and ``answer(_:_:)``.
        @discardableResult
        package func add(
            _ kind: Kind, _ text: String, type: String = "", arguments: String = "", scene: Int? = nil,
            place: String = "", advice: String = ""
        ) -> Int {
            takeOutput()
            return write(kind, text, type: type, arguments: arguments, scene: scene, place: place, advice: advice)
        }

        private func write(
            _ kind: Kind, _ text: String, type: String = "", arguments: String = "", scene: Int? = nil,
            place: String = "", advice: String = ""
        ) -> Int {
            lastNumber += 1
            let now = situation()
            let milliseconds = now.time / 1_000_000
            let time = "\(milliseconds / 1000).\(String(1000 + milliseconds % 1000).dropFirst())"
            var line = "{\"number\":\(lastNumber),\"time\":\(time),\"app\":\(quoted(now.app)),\"scenes\":{"
            line += now.scenes.map { "\"\($0.0)\":\(quoted($0.1))" }.joined(separator: ",")
            line += "},\"kind\":\"\(kind.rawValue)\",\"text\":\(quoted(text))"
            if !type.isEmpty { line += ",\"type\":\(quoted(type))" }
            if !arguments.isEmpty { line += ",\"arguments\":\(quoted(arguments))" }
            if let scene { line += ",\"scene\":\(scene)" }
            if !place.isEmpty { line += ",\"place\":\(quoted(place))" }
            if !advice.isEmpty { line += ",\"advice\":\(quoted(advice))" }
            put(line + "}")
            return lastNumber
        }

        /// Takes an entry back: the delegate has no such method.
        func withdraw(_ number: Int) { put("{\"withdrawn\":\(number)}") }

        /// Adds what a call answered.
        func answer(_ number: Int, _ text: String) { put("{\"of\":\(number),\"answer\":\(quoted(text))}") }

        /// Adds what the app printed since the last call, a line an entry.
        package func takeOutput() {
            guard output >= 0 else { return }
            fflush(stdout)
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = pread(output, &buffer, buffer.count, outputOffset)
                guard count > 0 else { break }
                outputOffset += off_t(count)
                unfinished += buffer[..<count]
            }
            while let end = unfinished.firstIndex(of: 10) {
                let text = String(decoding: unfinished[..<end], as: UTF8.self)
                unfinished.removeFirst(end + 1)
                _ = write(.print, text)
            }
        }

        /// Adds what was printed without an end of line.
        func close() {
            takeOutput()
            if !unfinished.isEmpty { _ = write(.print, String(decoding: unfinished, as: UTF8.self)) }
            unfinished = []
        }

        private func put(_ line: String) {
            var bytes = Array((line + "\n").utf8)[...]
            while !bytes.isEmpty {
                let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
                guard count > 0 else { return }
                bytes = bytes.dropFirst(count)
            }
        }

        private func quoted(_ text: String) -> String {
            var result = "\""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"": result += "\\\""
                case "\\": result += "\\\\"
                case "\n": result += "\\n"
                case "\t": result += "\\t"
                case "\0"..<" ": result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
                default: result.unicodeScalars.append(scalar)
                }
            }
            return result + "\""
        }
    }

#endif
