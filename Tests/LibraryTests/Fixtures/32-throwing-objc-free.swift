// expect: ok mode=5,6
import UIKit

enum LoadError: Error { case missing }

class LoadingViewController: UIViewController {
    func load() throws -> Data { throw LoadError.missing }
    func loadLater() async throws -> Bool { try load().isEmpty }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task { @MainActor in
            do { title = try await loadLater() ? "empty" : "full" } catch { title = "missing" }
        }
    }
}
