// expect: ok mode=5,6
import SwiftUI
import UIKit

final class AnimationController: UIViewController {
    private var link: CADisplayLink?
    private var started: CFTimeInterval = 0

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
        link.add(to: .main, forMode: .common)
        started = CACurrentMediaTime()
        self.link = link
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        link?.invalidate()
        link = nil
    }

    @objc private func step(_ link: CADisplayLink) {
        let progress = min(1, (link.targetTimestamp - started) / 2)
        view.alpha = 0.2 + 0.8 * progress
        if progress == 1 { link.isPaused = true }
    }
}

struct Notice: View {
    @Environment(\.sizeCategory) private var sizeCategory
    @State private var isShown = true

    var body: some View {
        if isShown {
            Text("Saved")
                .font(sizeCategory.isAccessibilityCategory ? .largeTitle : .body)
                .task {
                    try? await Task.sleep(nanoseconds: 2 * NSEC_PER_SEC)
                    isShown = false
                }
        }
    }
}

func plainText(in page: Data) throws -> String {
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
    ]
    return try NSAttributedString(data: page, options: options, documentAttributes: nil).string
}
