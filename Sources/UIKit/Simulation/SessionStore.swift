#if !CHECKING

    import FoundationAdditions

    /// What the system keeps when a process ends: sessions, how far the run is, the state that the app saved.
    @MainActor
    final class SessionStore {
        /// What is kept of a session: property-list values only.
        struct Record {
            var number: Int
            var values: [String: Any]
        }

        private let path: String?
        var time: UInt64 = 0
        var nextEvent = 0
        var isFinished = false
        var lastNumber = 0
        var wasEndedByUser = false
        /// What the app delegate and its controllers wrote; nil if there is nothing to restore.
        var savedState: SavedState?
        var sessions: [Record] = []
        var unreported: [Record] = []

        init(path: String?) {
            self.path = path
            guard let path, let data = FileManager.default.contents(atPath: path),
                let values = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
            else { return }
            time = UInt64(values["time"] as? Int ?? 0)
            nextEvent = values["nextEvent"] as? Int ?? 0
            lastNumber = values["lastNumber"] as? Int ?? 0
            wasEndedByUser = values["wasEndedByUser"] as? Bool ?? false
            savedState = (values["savedState"] as? [String: Any]).map(SavedState.init)
            sessions = Self.records(values["sessions"])
            unreported = Self.records(values["unreported"])
        }

        private static func records(_ value: Any?) -> [Record] {
            (value as? [[String: Any]] ?? []).map { Record(number: $0["number"] as? Int ?? 0, values: $0) }
        }

        func record(_ number: Int) -> Record? { (sessions + unreported).first { $0.number == number } }

        func save() {
            guard let path else { return }
            var values: [String: Any] = [
                "time": Int(time), "nextEvent": nextEvent, "isFinished": isFinished, "lastNumber": lastNumber,
                "wasEndedByUser": wasEndedByUser,
                "sessions": sessions.map { $0.values }, "unreported": unreported.map { $0.values },
            ]
            values["savedState"] = savedState?.values
            let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
            guard let data, (try? data.write(to: URL(fileURLWithPath: path))) != nil else {
                preconditionFailure("what the system keeps can't be written to '\(path)'")
            }
        }
    }

    extension Simulator {
        /// What is kept of a session.
        func record(_ session: UISceneSession) -> SessionStore.Record {
            var values: [String: Any] = [
                "number": session.number, "identifier": session.persistentIdentifier, "role": session.role.rawValue,
            ]
            let configuration = session.configuration
            if let name = configuration.name { values["configuration"] = name }
            if let type = configuration.delegateClass { values["delegateClass"] = NSStringFromClass(type) }
            if let type = configuration.sceneClass { values["sceneClass"] = NSStringFromClass(type) }
            if let info = kept(session.userInfo, of: "userInfo") { values["userInfo"] = info }
            if let activity = session.stateRestorationActivity {
                var saved: [String: Any] = ["type": activity.activityType]
                if let title = activity.title { saved["title"] = title }
                let info = activity.userInfo.map { info in
                    Dictionary(
                        uniqueKeysWithValues: info.compactMap { key, value in (key as? String).map { ($0, value) } })
                }
                if let info = kept(info, of: "the activity's userInfo") { saved["userInfo"] = info }
                values["activity"] = saved
            }
            if let storage = kept(session.storage, of: "scene storage") { values["storage"] = storage }
            return SessionStore.Record(number: session.number, values: values)
        }

        private func kept(_ values: [String: Any]?, of place: String) -> [String: Any]? {
            guard let values, !values.isEmpty else { return nil }
            return values.filter { key, value in
                let isKept = PropertyListSerialization.propertyList(value, isValidFor: .xml)
                if !isKept { note("'\(key)' of \(place) is not kept: it is no property-list value") }
                return isKept
            }
        }

        /// The session that was kept.
        func session(_ record: SessionStore.Record) -> UISceneSession {
            let values = record.values
            let role = UISceneSession.Role(rawValue: values["role"] as? String ?? "")
            let configuration = UISceneConfiguration(name: values["configuration"] as? String, sessionRole: role)
            configuration.delegateClass = (values["delegateClass"] as? String).flatMap { NSClassFromString($0) }
            configuration.sceneClass = (values["sceneClass"] as? String).flatMap { NSClassFromString($0) }
            let session = UISceneSession(
                role: role, configuration: configuration, persistentIdentifier: values["identifier"] as? String ?? "")
            session.number = record.number
            session.userInfo = values["userInfo"] as? [String: Any]
            session.storage = values["storage"] as? [String: Any] ?? [:]
            if let saved = values["activity"] as? [String: Any], let type = saved["type"] as? String {
                let activity = NSUserActivity(activityType: type)
                activity.title = saved["title"] as? String
                activity.userInfo = saved["userInfo"] as? [String: Any]
                session.stateRestorationActivity = activity
            }
            return session
        }
    }

#endif
