#if !CHECKING

    import FoundationAdditions
    import LifecycleCore

    /// What a run is told before it starts: the app's description, the events, where to write.
    ///
    /// It comes as a JSON file whose path is the value of the environment variable `LIFECYCLE_RUN`. Without one the app is
    /// launched by its icon and the trace goes to standard error.
    package struct RunDescription {
        /// An event at its time.
        struct Entry {
            /// Nanoseconds since the start of the run.
            var time: UInt64
            var text: String
        }

        /// The version of the SDK that the app is taken to be built with.
        var sdk = 26
        /// The information property list.
        var info: [String: Any] = [:]
        /// True if the app delegate has `application(_:configurationForConnecting:options:)`.
        var configuresScenesInCode = false
        /// True if the device has room for several windows.
        var hasRoomForScenes = false
        /// What the answer to a registration for remote notifications is: `granted`, `refused` or `none`.
        var registration = "granted"
        var events = [Entry(time: 0, text: "open icon")]
        /// Nanoseconds after which the run is over.
        var end: UInt64 = 1_000_000_000
        /// Where the trace goes.
        var trace: String?
        /// Where the system keeps what outlives a process.
        var store: String?
        /// Where standard output goes, to be read back.
        var output: String?
        var profile: [String: String] = [:]

        /// Reads the description that the environment names.
        static func fromEnvironment() -> RunDescription {
            var run = RunDescription()
            guard let path = ProcessInfo.processInfo.environment["LIFECYCLE_RUN"] else { return run }
            guard let data = FileManager.default.contents(atPath: path),
                let values = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
            else { preconditionFailure("the description of the run, '\(path)', can't be read") }
            run.read(values)
            return run
        }

        private mutating func read(_ values: [String: Any]) {
            sdk = values["sdk"] as? Int ?? sdk
            info = values["info"] as? [String: Any] ?? info
            configuresScenesInCode = values["configuresScenesInCode"] as? Bool ?? false
            hasRoomForScenes = values["multipleWindows"] as? Bool ?? false
            registration = values["registration"] as? String ?? registration
            profile = values["profile"] as? [String: String] ?? [:]
            if let events = values["events"] as? [[String: Any]] {
                self.events = events.map { entry in
                    Entry(time: Self.nanoseconds(entry["at"]) ?? 0, text: entry["event"] as? String ?? "")
                }
            }
            end = Self.nanoseconds(values["end"]) ?? (events.last?.time ?? 0) + 1_000_000_000
            trace = values["trace"] as? String
            store = values["store"] as? String
            output = values["output"] as? String
        }

        private static func nanoseconds(_ value: Any?) -> UInt64? {
            (value as? Double).map { UInt64(max(0, $0) * 1000 + 0.5) * 1_000_000 }
        }

        func machine(_ style: Style) -> AppDescription {
            let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
            var description = AppDescription(style: style, sdk: sdk)
            // SwiftUI's template allows several windows; the device has the last word.
            let allows = manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? (style == .swiftUI)
            description.supportsMultipleScenes = allows && hasRoomForScenes
            for (question, answer) in profile { _ = description.profile.follow(question, answer) }
            return description
        }

        /// Settings of the profile that follow no source.
        var unknownSettings: [(question: String, answer: String)] {
            profile.sorted { $0.key < $1.key }.filter { question, answer in
                var profile = Profile()
                return !profile.follow(question, answer)
            }.map { ($0.key, $0.value) }
        }
    }

#endif
