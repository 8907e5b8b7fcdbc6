import UIKit

/// Where an app that is written in SwiftUI starts.
@MainActor
enum AppLaunch {
    static func start<Program: App>(_ type: Program.Type) {}
}
