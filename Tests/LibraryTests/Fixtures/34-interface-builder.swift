// expect: ok mode=5,6
import UIKit

@IBDesignable
class RoundView: UIView {
    @IBInspectable var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class CountViewController: UIViewController {
    let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    let image = #imageLiteral(resourceName: "picture")
    @objc dynamic var count = 0
    private var observation: NSKeyValueObservation?

    private lazy var label: UILabel = {
        let label = UILabel()
        label.text = "0"
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        observation = observe(\.count, options: [.new]) { _, change in print(change.newValue ?? 0) }
        UserDefaults.standard.addObserver(self, forKeyPath: "count", options: .new, context: nil)
        perform(#selector(step), with: nil, afterDelay: 1)
        print(#keyPath(UIView.frame))
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        print(keyPath ?? "")
    }

    @objc private func step() { count += 1 }
    @IBSegueAction func showNext(_ coder: NSCoder) -> UIViewController? { CountViewController(coder: coder) }
}

class CountCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@objc protocol Resizing: NSObjectProtocol {
    @objc optional func resize(to frame: CGRect)
}
