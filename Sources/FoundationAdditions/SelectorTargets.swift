#if !CHECKING

    // Who calls a method by its selector: timers and notifications.

    extension Timer {
        private struct Kept {
            weak var timer: Timer?
            var value: Any
        }

        private nonisolated(unsafe) static var values: [Kept] = []

        /// What was handed over when the timer was made.
        public var userInfo: Any? { Self.values.first { $0.timer === self }?.value }

        /// Makes a timer that calls a method, and adds it to the current run loop.
        @discardableResult
        public class func scheduledTimer(
            timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) -> Timer {
            let timer = Timer(
                timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
            RunLoop.current.add(timer, forMode: .default)
            return timer
        }

        /// Makes a timer that calls a method; add it to a run loop.
        public convenience init(
            timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) {
            self.init(
                fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target, selector: selector,
                userInfo: userInfo, repeats: repeats)
        }

        /// Makes a timer that calls a method from a date on; add it to a run loop. It holds its target.
        public convenience init(
            fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) {
            nonisolated(unsafe) let target = target
            self.init(fire: date, interval: interval, repeats: repeats) { selector.send(to: target, $0) }
            guard let userInfo else { return }
            Self.values.removeAll { $0.timer == nil }
            Self.values.append(Kept(timer: self, value: userInfo))
        }
    }

    extension NotificationCenter {
        private struct Entry {
            weak var observer: AnyObject?
            var name: Notification.Name?
            var token: any NSObjectProtocol
        }

        private nonisolated(unsafe) static var entries: [Entry] = []

        /// Calls a method of an object at each notification, until the object is gone or removed.
        public func addObserver(
            _ observer: Any, selector: Selector, name: NSNotification.Name?, object anObject: Any?
        ) {
            let observer = observer as AnyObject
            let token = addObserver(forName: name, object: anObject, queue: nil) { [weak observer] notification in
                if let observer { selector.send(to: observer, notification) }
            }
            Self.entries.append(Entry(observer: observer, name: name, token: token))
        }

        /// Ends what was begun for an object, or by a token. Runs call `removeObserver(_:)` so.
        public func _removeObserver(_ observer: Any) { _removeObserver(observer, name: nil, object: nil) }

        /// Ends what was begun for an object and a name, or by a token. Runs call `removeObserver(_:name:object:)` so.
        public func _removeObserver(_ observer: Any, name: NSNotification.Name?, object anObject: Any?) {
            let own = Self.entries.filter {
                $0.observer === (observer as AnyObject) && (name == nil || $0.name == name)
            }
            guard !own.isEmpty else { return removeObserver(observer, name: name, object: anObject) }
            for entry in own { removeObserver(entry.token) }
            Self.entries.removeAll { entry in entry.observer == nil || own.contains { $0.token === entry.token } }
        }
    }

#endif
