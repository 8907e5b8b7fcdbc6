// expect: ok mode=5,6
import SwiftUI
import UIKit

final class Watcher: UIResponder {
    var observers: [any NSObjectProtocol] = []
    private var token: NSObjectProtocol?

    func start(_ names: [Notification.Name]) {
        let center = NotificationCenter.default
        observers.append(center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { _ in
            print("active")
        })
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { note in
                print(note.name.rawValue)
            }
        }
        token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in } as? any NSObjectProtocol
        if let token { center.removeObserver(token) }
        let folder = URL.documentsDirectory.appending(path: "state")
        print(folder.path)
    }
}

struct Clock: View {
    var body: some View {
        VStack {
            Text("12:00").font(.system(size: 48))
            Text("12:00").font(.system(size: 48, weight: .bold))
            Text("12:00").font(.system(size: 48, weight: .bold, design: .rounded))
        }
    }
}
