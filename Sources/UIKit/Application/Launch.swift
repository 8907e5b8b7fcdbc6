import FoundationAdditions

/// Where an app starts.
@MainActor
enum Launch {
    nonisolated static func start(_ delegateClassName: String?) {}
    static func start(_ delegateClass: any UIApplicationDelegate.Type) {}
}
