// expect: compiles=5,6
import CloudKit
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        let subscription = CKQuerySubscription(
            recordType: "Catch", predicate: NSPredicate(value: true), options: [.firesOnRecordCreation, .firesOnce])
        let info = CKSubscription.NotificationInfo()
        info.alertBody = "A new catch"
        info.shouldSendContentAvailable = true
        subscription.notificationInfo = info
        CKContainer.default().publicCloudDatabase.save(subscription) { saved, error in
            print(saved?.subscriptionID ?? "nobody listens", error as Any)
        }
    }

    func application(_ application: UIApplication, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata) {
        let operation = CKAcceptSharesOperation(shareMetadatas: [metadata])
        let zone = metadata.share.recordID.zoneID.zoneName
        operation.acceptSharesResultBlock = { result in
            if case .success = result { print("joined \(zone)") }
        }
        CKContainer(identifier: metadata.containerIdentifier).add(operation)
    }
}
