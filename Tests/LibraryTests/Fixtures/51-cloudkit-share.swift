// expect: ok mode=5,6
import CloudKit
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let metadata = connectionOptions.cloudKitShareMetadata { accept(metadata) }
        if let response = connectionOptions.notificationResponse { print(response.actionIdentifier) }
        if let item = connectionOptions.shortcutItem { print(item.localizedTitle) }
        for context in connectionOptions.urlContexts {
            print(context.url, context.options.openInPlace, context.options.sourceApplication ?? "")
        }
        print(connectionOptions.handoffUserActivityType ?? "no Handoff", connectionOptions.sourceApplication ?? "")
    }

    func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata) {
        accept(cloudKitShareMetadata)
    }

    private func accept(_ metadata: CKShare.Metadata) {
        let operation = CKAcceptSharesOperation(shareMetadatas: [metadata])
        operation.qualityOfService = .userInteractive
        CKContainer(identifier: metadata.containerIdentifier).add(operation)
    }
}
