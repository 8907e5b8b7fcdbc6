import FoundationAdditions

/// Makes objects of classes that are known only when the program runs.
@MainActor
enum Instances {
    static func make(_ type: AnyClass) -> AnyObject { preconditionFailure("no instance of \(type) can be made") }
}
