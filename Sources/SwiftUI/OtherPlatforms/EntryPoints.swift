import UIKit

@available(iOS, unavailable)
extension NSApplicationDelegate {
    /// Starts the app; `@main` calls it. There is no Mac here: nothing is started.
    @MainActor @preconcurrency public static func main() {}
}

@available(iOS, unavailable)
extension WKApplicationDelegate {
    /// Starts the app; `@main` calls it. There is no watch here: nothing is started.
    @MainActor @preconcurrency public static func main() {}
}
