import UIKit

/// Where an app that is written in SwiftUI starts.
@MainActor
enum AppLaunch {
    #if CHECKING
        static func start<Program: App>(_ type: Program.Type) {}
    #else
        static func start<Program: App>(_ type: Program.Type) {
            AppHost(type).run()
        }
    #endif
}
