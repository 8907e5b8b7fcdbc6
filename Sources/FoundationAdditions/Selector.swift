#if !CHECKING

    /// The name of a method, with the method itself where a run has it: without Objective-C nothing is found by its name.
    public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable, CustomStringConvertible {
        /// The name as text.
        public let description: String
        /// Calls the method of an object with the arguments that it takes.
        private let call: ((_ target: Any, _ arguments: [Any?]) -> Any?)?

        /// Takes the name as it stands: a text has no method.
        public init(_ name: String) {
            description = name
            call = nil
        }

        public init(stringLiteral value: String) { self.init(value) }

        /// Takes a method without parameters. Runs write `#selector` so.
        public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
            description = name
            call = { target, _ in (target as? Target).map { method($0)() } }
        }

        /// Takes a method with a parameter, such as the sender. Runs write `#selector` so.
        public init<Target, First, Result>(_ name: String, _ method: @escaping (Target) -> (First) -> Result) {
            description = name
            call = { target, arguments in
                guard let target = target as? Target else { return nil }
                return method(target)(Self.argument(0, of: arguments, name))
            }
        }

        /// Takes a method with two parameters, such as the sender and the event. Runs write `#selector` so.
        public init<Target, First, Second, Result>(
            _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
        ) {
            description = name
            call = { target, arguments in
                guard let target = target as? Target else { return nil }
                return method(target)(Self.argument(0, of: arguments, name), Self.argument(1, of: arguments, name))
            }
        }

        private static func argument<Value>(_ index: Int, of arguments: [Any?], _ name: String) -> Value {
            let given = index < arguments.count ? arguments[index] : nil
            if let value = given as? Value { return value }
            // An optional parameter takes nothing for what isn't there.
            if let none = Any?.none as? Value { return none }
            fatalError(
                "'\(name)' takes a \(Value.self), and was sent \(given.map { "a \(type(of: $0))" } ?? "nothing")")
        }

        /// Calls the method of `target`.
        ///
        /// - Returns: What the method gives; nil when the object isn't of the class that has the method.
        @discardableResult
        package func send(to target: Any, _ arguments: Any?...) -> Any? {
            guard let call else {
                fatalError("the method '\(description)' is named by a text; a run can call what '#selector' names")
            }
            return call(target, arguments)
        }

        public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }
        public func hash(into hasher: inout Hasher) { hasher.combine(description) }
    }

    extension NSObject {
        /// Calls a method.
        @discardableResult
        public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? { answer(selector.send(to: self)) }

        /// Calls a method with an argument.
        @discardableResult
        public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
            answer(selector.send(to: self, object))
        }

        /// Calls a method after some seconds.
        public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
            nonisolated(unsafe) let (target, argument) = (self, argument)
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { selector.send(to: target, argument) }
        }

        private func answer(_ value: Any?) -> Unmanaged<AnyObject>? {
            value.flatMap { $0 as? NSObject }.map { Unmanaged.passUnretained($0) }
        }
    }

#endif
