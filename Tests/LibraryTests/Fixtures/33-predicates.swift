// expect: ok mode=5,6
import CoreData
import UIKit
func request() -> NSFetchRequest<NSManagedObject> {
    let r = NSFetchRequest<NSManagedObject>(entityName: "Item")
    r.predicate = NSPredicate(format: "name == %@", "x")
    r.predicate = NSPredicate(format: "name == %@", argumentArray: ["x"])
    r.sortDescriptors = [NSSortDescriptor(key: "n", ascending: true)]
    return r
}
