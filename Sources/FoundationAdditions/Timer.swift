#if CHECKING

    /// Calls a method or a block after a time, once or again and again.
    @available(iOS 2.0, *)
    @objc @objcMembers open class Timer: NSObject {
        /// Makes a timer that calls a block; add it to a run loop.
        public convenience init(
            timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
        ) { self.init() }

        /// Makes a timer that calls a block from a date on; add it to a run loop.
        public convenience init(
            fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
        ) { self.init() }

        /// Makes a timer that calls a method; add it to a run loop.
        public convenience init(
            timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) { self.init() }

        /// Makes a timer that calls a method from a date on; add it to a run loop.
        public convenience init(
            fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) { self.init() }

        /// Makes a timer that calls a block, and adds it to the current run loop.
        @discardableResult
        open class func scheduledTimer(
            withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
        ) -> Timer { Timer() }

        /// Makes a timer that calls a method, and adds it to the current run loop.
        @discardableResult
        open class func scheduledTimer(
            timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) -> Timer { Timer() }

        /// Calls at once.
        open func fire() {}
        /// Stops for good.
        open func invalidate() {}
        /// False after ``invalidate()``, and after the one call of a timer that doesn't repeat.
        open var isValid: Bool { true }
        /// When the next call is due.
        open var fireDate = Date()
        /// The seconds between two calls.
        open var timeInterval: TimeInterval { 0 }
        /// How late a call may be, in seconds.
        open var tolerance: TimeInterval = 0
        /// What was handed over when the timer was made.
        open var userInfo: Any? { nil }
    }

    extension RunLoop {
        /// Adds a timer in a mode.
        @available(iOS 2.0, *)
        public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {}
    }

#endif
