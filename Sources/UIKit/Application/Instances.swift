import FoundationAdditions

/// Makes objects of classes that are known only at run time: delegates, scenes, view controllers.
@MainActor
package enum Instances {
    #if CHECKING
        static func make(_ type: AnyClass) -> AnyObject { preconditionFailure("a checking module is never run") }
    #endif
}
