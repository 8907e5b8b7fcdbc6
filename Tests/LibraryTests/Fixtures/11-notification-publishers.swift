// expect: ok mode=5,6
import SwiftUI
import Combine

@MainActor
final class Observer: ObservableObject {
    @Published private(set) var events: [String] = []
    private var cancellables: Set<AnyCancellable> = []

    init() {
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
            .map { _ in "active" }
            .merge(with: NotificationCenter.default.publisher(for: UIScene.didEnterBackgroundNotification).map { _ in "background" })
            .receive(on: DispatchQueue.main)
            .sink { [weak self] event in self?.events.append(event) }
            .store(in: &cancellables)
    }
}

struct EventsView: View {
    @StateObject private var observer = Observer()

    var body: some View {
        List(observer.events, id: \.self) { Text($0) }
            .onReceive(NotificationCenter.default.publisher(for: UIApplication.willTerminateNotification)) { _ in print("end") }
            .task {
                for await _ in NotificationCenter.default.notifications(named: UIApplication.didReceiveMemoryWarningNotification) {
                    print("memory")
                }
            }
    }
}
