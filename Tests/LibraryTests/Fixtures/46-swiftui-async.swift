// expect: ok mode=5,6
import SwiftUI

struct Forecast: Decodable, Identifiable {
    var id: Int
    var summary: String
}

@MainActor
final class ForecastModel: ObservableObject {
    @Published private(set) var forecasts: [Forecast] = []
    @Published private(set) var message: String?

    func load() async {
        do {
            guard let url = URL(string: "https://example.org/forecasts.json") else { return }
            let (data, _) = try await URLSession.shared.data(from: url)
            forecasts = try JSONDecoder().decode([Forecast].self, from: data)
        } catch is CancellationError {
            message = nil
        } catch {
            message = error.localizedDescription
        }
    }
}

struct ForecastView: View {
    @StateObject private var model = ForecastModel()

    var body: some View {
        NavigationStack {
            List(model.forecasts) { forecast in
                NavigationLink(forecast.summary, value: forecast.id)
            }
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .overlay {
                if let message = model.message { Text(message).foregroundColor(.secondary) }
            }
            .refreshable { await model.load() }
            .task { await model.load() }
        }
    }
}

@main
struct ForecastApp: App {
    var body: some Scene {
        WindowGroup { ForecastView() }
            .backgroundTask(.appRefresh("org.example.refresh")) { await Refresher.shared.refresh() }
    }
}

actor Refresher {
    static let shared = Refresher()
    private var count = 0
    func refresh() { count += 1 }
}
