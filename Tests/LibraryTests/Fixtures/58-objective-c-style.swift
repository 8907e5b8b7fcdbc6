// expect: ok mode=5; error "is not concurrency-safe" mode=6
import Foundation
import UIKit

@objc protocol SessionObserver: class {
    @objc optional func sessionDidStart()
    @objc optional func sessionDidEnd(_ reason: String)
}

class SessionCenter: NSObject {
    static let shared = SessionCenter()
    private let observers = NSHashTable<AnyObject>.weakObjects()
    private var timer: Timer?

    override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(enteredBackground(_:)), name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    func add(_ observer: SessionObserver) { observers.add(observer) }

    func start() {
        for case let observer as SessionObserver in observers.allObjects { observer.sessionDidStart?() }
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        perform(#selector(tick), with: nil, afterDelay: 2)
    }

    @objc func tick() {}

    @objc func enteredBackground(_ note: Notification) {
        timer?.invalidate()
        for case let observer as SessionObserver in observers.allObjects { observer.sessionDidEnd?("background") }
    }
}
