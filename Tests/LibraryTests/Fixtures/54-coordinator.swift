// expect: ok mode=5,6
import UIKit

@MainActor
protocol Coordinator: AnyObject {
    var navigationController: UINavigationController { get }
    func start()
}

final class MainCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
    let navigationController: UINavigationController
    private var children: [Coordinator] = []

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.delegate = self
    }

    func start() {
        let controller = LoginViewController()
        controller.onLogin = { [weak self] name in self?.showHome(name) }
        navigationController.setViewControllers([controller], animated: false)
    }

    private func showHome(_ name: String) {
        let home = UIViewController()
        home.title = name
        navigationController.pushViewController(home, animated: true)
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        children.removeAll { $0 === self }
    }
}

final class LoginViewController: UIViewController {
    var onLogin: ((String) -> Void)?
    private let field = UITextField()
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        field.borderStyle = .roundedRect
        button.setTitle("Log in", for: .normal)
        button.addTarget(self, action: #selector(logIn), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [field, button])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    @objc private func logIn() { onLogin?(field.text ?? "") }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: MainCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController()
        coordinator = MainCoordinator(navigationController: navigation)
        coordinator?.start()
        window = UIWindow(frame: windowScene.coordinateSpace.bounds)
        window?.windowScene = windowScene
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
    }
}
