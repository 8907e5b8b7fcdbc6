import SwiftUI
// expect: ok mode=5,6
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
}
extension EnvironmentValues {
    var k: Int {
        get { self[K.self] }
        set { self[K.self] = newValue }
    }
}
struct K: EnvironmentKey { static let defaultValue = 1 }
struct M: ViewModifier { func body(content: Content) -> some View { content.padding() } }
struct R: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { UILabel() };
    func updateUIView(_ v: UILabel, context: Context) { v.text = "x" }
}
struct VCR: UIViewControllerRepresentable {
    class Coordinator: NSObject, UINavigationControllerDelegate { let p: VCR; init(_ p: VCR) { self.p = p } }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> UINavigationController {
        let n = UINavigationController(); n.delegate = context.coordinator; return n
    }
    func updateUIViewController(_ v: UINavigationController, context: Context) {}
}
struct MyStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}
