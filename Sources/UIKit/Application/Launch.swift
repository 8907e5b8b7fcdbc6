import FoundationAdditions

/// Where an app starts: what `@main` and `UIApplicationMain` come down to.
@MainActor
enum Launch {
    #if CHECKING
        nonisolated static func start(_ delegateClassName: String?) {}
        static func start(_ delegateClass: any UIApplicationDelegate.Type) {}
    #else
        nonisolated static func start(_ delegateClassName: String?) {
            MainActor.assumeIsolated {
                let type: AnyClass? = delegateClassName.flatMap { NSClassFromString($0) }
                if let delegateClassName, !(type is any UIApplicationDelegate.Type) {
                    preconditionFailure("'\(delegateClassName)' is no class that is an app delegate")
                }
                Simulator.run(
                    Program(module: module(of: delegateClassName)) {
                        type.map { Instances.make($0) } as? any UIApplicationDelegate
                    })
            }
        }

        static func start(_ delegateClass: any UIApplicationDelegate.Type) {
            Simulator.run(
                Program(module: module(of: String(reflecting: delegateClass))) {
                    Instances.make(delegateClass as AnyClass) as? any UIApplicationDelegate
                })
        }

        private nonisolated static func module(of name: String?) -> String {
            name.flatMap { $0.split(separator: ".").first }.map(String.init) ?? ""
        }
    #endif
}
