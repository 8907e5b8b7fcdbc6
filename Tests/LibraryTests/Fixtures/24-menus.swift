// expect: ok mode=5,6
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    override func buildMenu(with builder: UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system == .main else { return }
        builder.remove(menu: .services)
        let command = UIKeyCommand(title: "New", action: #selector(newDocument), input: "n", modifierFlags: [.command, .shift])
        builder.insertChild(UIMenu(title: "", options: .displayInline, children: [command]), atStartOfMenu: .file)
    }

    @objc func newDocument() {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { print($0) }
    }
}

extension SceneDelegate {
    override func validate(_ command: UICommand) { super.validate(command) }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
