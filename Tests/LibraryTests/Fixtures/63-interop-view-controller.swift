// expect: ok mode=5,6
import SwiftUI
import UIKit

struct LegacyEditor: UIViewControllerRepresentable {
    @Binding var text: String

    func makeUIViewController(context: Context) -> EditorViewController {
        let controller = EditorViewController()
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: EditorViewController, context: Context) { controller.text = text }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, EditorDelegate {
        private let parent: LegacyEditor
        init(_ parent: LegacyEditor) { self.parent = parent }
        func editorDidChange(_ text: String) { parent.text = text }
    }
}

@MainActor
protocol EditorDelegate: AnyObject {
    func editorDidChange(_ text: String)
}

final class EditorViewController: UIViewController, UITextViewDelegate {
    weak var delegate: (any EditorDelegate)?
    var text = "" { didSet { textView.text = text } }
    private lazy var textView = UITextView(frame: .zero)

    override func loadView() {
        textView.delegate = self
        view = textView
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
    }

    func textViewDidChange(_ textView: UITextView) { delegate?.editorDidChange(textView.text) }
}

struct EditorScreen: View {
    @State private var text = ""
    var body: some View { LegacyEditor(text: $text).ignoresSafeArea() }
}
