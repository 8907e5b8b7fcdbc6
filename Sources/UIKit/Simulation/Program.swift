#if !CHECKING

    import CLifecycle
    import FoundationAdditions
    import LifecycleCore

    /// An app as the system finds it: how its delegate is made, and what SwiftUI adds.
    @MainActor
    package struct Program {
        /// The app's own delegate; nil if it has none.
        package var makeDelegate: () -> (any UIApplicationDelegate)?
        /// The name of the app's module.
        package var module: String
        /// What SwiftUI does beside UIKit; nil in an app of UIKit.
        package var views: Views?

        package init(
            module: String, views: Views? = nil, makeDelegate: @escaping () -> (any UIApplicationDelegate)?
        ) {
            self.module = module
            self.views = views
            self.makeDelegate = makeDelegate
        }

        /// What SwiftUI does when the system does something.
        @MainActor
        package struct Views {
            /// Makes the app's value and reads its scenes.
            package var makeApp: () -> Void
            /// Makes the views of a scene, and its window.
            package var connect: (UIWindowScene) -> Void
            /// The scene's own delegate was made.
            package var adopt: (UIWindowScene, AnyObject) -> Void
            /// A scene has a new phase, and with it the app.
            package var change: (UIWindowScene, Phase, _ ofApp: Phase) -> Void
            /// A URL or an activity for the views of a scene.
            package var open: (UIWindowScene, URL) -> Void
            package var resume: (UIWindowScene, NSUserActivity) -> Void
            /// The scene is gone.
            package var disconnect: (UIWindowScene) -> Void
            /// Which scene gets an event with a content identifier; nil if the app says nothing of it.
            package var route: (String) -> Route?

            /// Where an event goes.
            package enum Route {
                /// The scene of the session of that number.
                case scene(Int)
                case newScene
            }

            package init(
                makeApp: @escaping () -> Void, connect: @escaping (UIWindowScene) -> Void,
                adopt: @escaping (UIWindowScene, AnyObject) -> Void,
                change: @escaping (UIWindowScene, Phase, Phase) -> Void,
                open: @escaping (UIWindowScene, URL) -> Void,
                resume: @escaping (UIWindowScene, NSUserActivity) -> Void,
                disconnect: @escaping (UIWindowScene) -> Void, route: @escaping (String) -> Route?
            ) {
                self.makeApp = makeApp
                self.connect = connect
                self.adopt = adopt
                self.change = change
                self.open = open
                self.resume = resume
                self.disconnect = disconnect
                self.route = route
            }
        }
    }

    extension Instances {
        /// A new object of a class that derives from `NSObject`.
        package static func make(_ type: AnyClass) -> AnyObject {
            let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
            guard let object = lifecycle_make(metadata, type is UIResponder.Type ? 1 : 0) else {
                preconditionFailure("no instance of \(type) can be made")
            }
            return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
        }
    }

#endif
