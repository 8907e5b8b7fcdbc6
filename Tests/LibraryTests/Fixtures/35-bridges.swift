// expect: ok mode=5,6
import SwiftUI
import UIKit

struct SpacingKey: EnvironmentKey { static let defaultValue = 8 }

extension EnvironmentValues {
    var spacing: Int {
        get { self[SpacingKey.self] }
        set { self[SpacingKey.self] = newValue }
    }
}

struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
}

struct PressedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}

struct LabelView: UIViewRepresentable {
    var text: String

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ view: UILabel, context: Context) { view.text = text }
}

struct NavigationBridge: UIViewControllerRepresentable {
    class Coordinator: NSObject, UINavigationControllerDelegate {
        let bridge: NavigationBridge
        init(_ bridge: NavigationBridge) { self.bridge = bridge }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> UINavigationController {
        let controller = UINavigationController()
        controller.delegate = context.coordinator
        return controller
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

struct BridgesView: View {
    @Environment(\.spacing) private var spacing

    var body: some View {
        VStack(spacing: CGFloat(spacing)) {
            LabelView(text: "UIKit").modifier(Framed())
            Button("Press") {}.buttonStyle(PressedStyle())
            NavigationBridge().frame(maxWidth: .infinity)
        }
    }
}
