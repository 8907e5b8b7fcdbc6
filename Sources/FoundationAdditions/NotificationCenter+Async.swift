extension NotificationCenter {
    /// The notifications of a name as they are posted, one after the other.
    @available(iOS 15.0, *)
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// A sequence of notifications that ends with its reader.
    @available(iOS 15.0, *)
    public struct Notifications: AsyncSequence {
        public typealias Element = Notification

        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
            let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                continuation.yield(notification)
            }
            return Iterator(base: stream.makeAsyncIterator(), registration: Registration(center: center, token: token))
        }

        /// Reads the notifications.
        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<Notification>.Iterator
            let registration: Registration

            public mutating func next() async -> Notification? { await base.next() }
        }

        final class Registration {
            let center: NotificationCenter
            let token: Any

            init(center: NotificationCenter, token: Any) {
                self.center = center
                self.token = token
            }

            deinit { center.removeObserver(token) }
        }
    }
}

#if CHECKING

    extension NotificationCenter {
        /// Calls a block at each notification of a name.
        ///
        /// Foundation's own method returns its own `NSObjectProtocol`, and a sample means the one of this module. A name
        /// that can't be nil makes this method the better match.
        ///
        /// - Returns: A token by which the block is taken back.
        @available(iOS 2.0, *)
        public func addObserver(
            forName name: NSNotification.Name, object: Any?, queue: OperationQueue?,
            using block: @escaping @Sendable (Notification) -> Void
        ) -> any NSObjectProtocol { preconditionFailure("a checking module is never run") }
    }

#endif
