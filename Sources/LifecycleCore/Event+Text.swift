#if !hasFeature(Embedded)

    /// How events are written in scenarios: a word or two, `open url` or `close-scene 2`.
    extension Event {
        /// Why a line is no event.
        public enum ParsingError: Error, Equatable {
            case unknownWord(String, nearest: [String])
            case needsWord([String])
            case needsNumber
            case tooManyWords(String)
        }

        private static let plain: [(String, Event)] = [
            ("prewarm", .prewarm), ("home", .home), ("lock", .lock), ("unlock", .unlock),
            ("end-interruption", .endInterruption), ("suspend", .suspend), ("kill", .kill), ("terminate", .terminate),
            ("swipe-away", .swipeAway), ("open-scene", .openScene), ("connect-display", .connectDisplay),
            ("disconnect-display", .disconnectDisplay), ("memory-warning", .memoryWarning),
            ("significant-time-change", .significantTimeChange), ("protect-data", .protectDataSoon),
            ("data-available", .dataIsAvailable), ("grant-remote-notifications", .grantRemoteNotifications),
            ("refuse-remote-notifications", .refuseRemoteNotifications),
            ("expire-background-time", .expireBackgroundTime),
        ]
        private static let numbered: [(String, @Sendable (SessionID) -> Event)] = [
            ("activate-scene", { .activateScene($0) }), ("minimize-scene", { .minimizeScene($0) }),
            ("close-scene", { .closeScene($0) }), ("disconnect-scene", { .disconnectScene($0) }),
            ("refresh-scene", { .refreshScene($0) }),
        ]
        private static let items: [(String, Item)] = [
            ("icon", .icon), ("url", .url), ("universal-link", .universalLink), ("activity", .activity),
            ("handoff", .handoff), ("shortcut", .shortcut), ("notification", .notification),
            ("cloudkit-share", .cloudKitShare), ("failing-handoff", .failingHandoff),
        ]
        private static let works: [(String, BackgroundWork)] = [
            ("silent-push", .silentPush), ("fetch", .fetch), ("url-session", .urlSession), ("location", .location),
            ("watch-message", .watchMessage),
        ]
        private static let interruptions: [(String, Interruption)] = [
            ("call", .call), ("alert", .alert), ("control-center", .controlCenter), ("switcher", .switcher),
        ]

        /// Every first word of an event.
        public static var words: [String] {
            plain.map { $0.0 } + numbered.map { $0.0 } + ["open", "work", "interrupt"]
        }

        /// Reads an event, and what it carries: the words after it, the URL of `open url myapp://page` for example.
        public static func parse(_ text: String) throws(ParsingError) -> (event: Event, rest: [String]) {
            var words = text.split(separator: " " as Character).map { String($0) }
            guard !words.isEmpty else { throw .needsWord(Event.words) }
            let first = words.removeFirst()
            if let entry = plain.first(where: { $0.0 == first }) {
                guard words.isEmpty else { throw .tooManyWords(words[0]) }
                return (entry.1, [])
            }
            if let entry = numbered.first(where: { $0.0 == first }) {
                guard let number = words.first.flatMap({ Int($0) }), number > 0 else { throw .needsNumber }
                guard words.count == 1 else { throw .tooManyWords(words[1]) }
                return (entry.1(SessionID(number)), [])
            }
            switch first {
            case "open":
                let item = try choose(words.first, items)
                return (.open(item), Array(words.dropFirst()))
            case "work":
                let work = try choose(words.first, works)
                return (.work(work), Array(words.dropFirst()))
            case "interrupt":
                let cause = try choose(words.first, interruptions)
                return (.interrupt(cause), Array(words.dropFirst()))
            default: throw .unknownWord(first, nearest: Event.words)
            }
        }

        private static func choose<Value>(
            _ word: String?, _ table: [(String, Value)]
        ) throws(ParsingError) -> Value {
            guard let word else { throw .needsWord(table.map { $0.0 }) }
            guard let entry = table.first(where: { $0.0 == word }) else {
                throw .unknownWord(word, nearest: table.map { $0.0 })
            }
            return entry.1
        }
    }

    extension Event.ParsingError: CustomStringConvertible {
        public var description: String {
            switch self {
            case .unknownWord(let word, let known): "'\(word)' is none of \(known.joined(separator: ", "))"
            case .needsWord(let known): "one of \(known.joined(separator: ", ")) is missing"
            case .needsNumber: "the number of a scene, from 1, is missing"
            case .tooManyWords(let word): "'\(word)' is too much"
            }
        }
    }

    extension EventError: CustomStringConvertible {
        public var description: String {
            switch self {
            case .notRunning: "the app is not running"
            case .alreadyRunning: "the app is running already"
            case .runsNoCode: "the app is suspended"
            case .notInForeground: "the app is not in the foreground"
            case .notInBackground: "the app is not in the background"
            case .notSuspended: "the app is not suspended"
            case .isLocked: "the screen is locked"
            case .isNotLocked: "the screen is not locked"
            case .isInterrupted: "the app is interrupted"
            case .isNotInterrupted: "the app is not interrupted"
            case .wasEndedByUser: "the user has ended the app, and the system does not launch it by itself"
            case .hasNoScenes: "the app has no scenes"
            case .supportsOneSceneOnly: "the app supports one scene only"
            case .noSuchSession: "there is no session of that number"
            case .sceneNotConnected: "the scene is not connected"
            case .sceneNotInBackground: "the scene is not in the background"
            case .sceneNotInForeground: "the scene is not in the foreground"
            case .displayIsConnected: "a display is connected already"
            case .displayIsNotConnected: "no display is connected"
            case .stillPrewarmed: "the process is there already"
            }
        }
    }

#endif
