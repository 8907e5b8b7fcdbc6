// expect: compiles=5,6
import CoreLocation
import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let tracker = HikeTracker()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // The system launches the app in the background when the hiker has moved far enough.
        if launchOptions?[.location] != nil { tracker.resume() } else { tracker.start() }
        return true
    }
}

final class HikeTracker: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var path: [CLLocation] = []

    func start() {
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        manager.allowsBackgroundLocationUpdates = true
        if manager.authorizationStatus == .notDetermined { manager.requestAlwaysAuthorization() }
        let hut = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 46.5, longitude: 11.3), radius: 200, identifier: "hut")
        manager.startMonitoring(for: hut)
        resume()
    }

    func resume() { manager.startMonitoringSignificantLocationChanges() }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for place in locations {
            if let last = path.last, last.distance(from: place) < 5 { continue }
            path.append(place)
        }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        print((error as? CLError)?.code == .denied ? "refused" : "no place")
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        switch manager.authorizationStatus {
        case .authorizedAlways, .authorizedWhenInUse: manager.startUpdatingLocation()
        case .denied, .restricted: path.removeAll()
        default: break
        }
    }
}
