// expect: ok mode=5,6
import UIKit

@IBDesignable class C: UIView {
    @IBInspectable var r: CGFloat = 0 { didSet { layer.cornerRadius = r } }
    override init(frame: CGRect) { super.init(frame: frame) };
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
class S: UIStackView {}
class VC: UIViewController {
    @IBSegueAction func go(_ coder: NSCoder) -> UIViewController? { VC(coder: coder) }
    let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1); let i = #imageLiteral(resourceName: "x")
    lazy var label: UILabel = {
        let l = UILabel(); l.text = "x"; l.translatesAutoresizingMaskIntoConstraints = false; return l
    }()
    @objc dynamic var count = 0
    var o: NSKeyValueObservation?
    override func viewDidLoad() {
        o = observe(\.count, options: [.new]) { vc, ch in print(ch.newValue ?? 0) }
        let v = C(frame: .zero); v.isAccessibilityElement = true; _ = MyCell();
        perform(#selector(x), with: nil, afterDelay: 1)
        UserDefaults.standard.addObserver(self, forKeyPath: "x", options: .new, context: nil)
        print(#keyPath(UIView.frame))
    }
    @objc func x() {}
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}
class MyCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }; required init?(coder: NSCoder) { fatalError() }
}
@objc protocol Foo: NSObjectProtocol { @objc optional func a(_ x: CGRect) }
