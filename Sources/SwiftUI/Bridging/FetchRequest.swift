import CoreData
import UIKit

/// The objects of the app's store that a request asks for.
@available(iOS 13.0, macOS 10.15, *)
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// Asks for objects in an order.
    public nonisolated init(
        entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {}
    /// Asks with a request.
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
    /// The objects.
    public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}

/// The objects that a request found. There is no store here: there are none.
@available(iOS 13.0, macOS 10.15, *)
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Result { preconditionFailure("there are no objects") }
}
