#if !CHECKING

    import CLifecycle
    import FoundationAdditions

    /// The time of a run: virtual if the program is linked with the deterministic scheduler, else the real one.
    @MainActor
    package struct Clock {
        private typealias Step = @convention(c) () -> Int32
        private typealias Read = @convention(c) () -> UInt64
        private typealias Write = @convention(c) (UInt64) -> Void

        private let step: Step?
        private let next: Read?
        private let read: Read?
        private let write: Write?
        private let start = Date()

        init() {
            step = Self.find("determinism_step")
            next = Self.find("determinism_next")
            read = Self.find("determinism_now")
            write = Self.find("determinism_set_now")
        }

        private static func find<Function>(_ name: String) -> Function? {
            lifecycle_find(name).map { unsafeBitCast($0, to: Function.self) }
        }

        /// True if time stands still while the program computes.
        package var isVirtual: Bool { step != nil }

        /// Nanoseconds since the start.
        var now: UInt64 { read?() ?? UInt64(max(0, Date().timeIntervalSince(start)) * 1e9) }

        /// Starts at a later time: the process of a later launch.
        func begin(at time: UInt64) { write?(time) }

        /// Lets the app's own work happen until a time.
        ///
        /// - Parameter after: Called after each piece of work.
        func run(until time: UInt64, after: () -> Void) {
            guard let step, let next, let write else {
                while now < time {
                    let rest = min(0.01, Double(time - now) / 1e9)
                    RunLoop.main.run(until: Date().addingTimeInterval(rest))
                    after()
                }
                return
            }
            while true {
                if step() != 0 {
                    after()
                    continue
                }
                _ = RunLoop.main.run(mode: .default, before: .distantPast)
                after()
                if step() != 0 {
                    after()
                    continue
                }
                let due = next()
                if due > time { break }
                write(due)
            }
            write(time)
        }

        /// Lets time pass while the app does not run.
        func skip(to time: UInt64) {
            if let write { write(time) } else { Thread.sleep(forTimeInterval: Double(time - min(now, time)) / 1e9) }
        }
    }

#endif
