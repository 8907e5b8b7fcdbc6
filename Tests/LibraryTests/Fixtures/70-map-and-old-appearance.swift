// expect: error="has been renamed to"=5,6
import MapKit
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate {
    let map = MKMapView()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        UINavigationBar.appearance().barStyle = .blackOpaque
        UINavigationBar.appearance().titleTextAttributes = [NSForegroundColorAttributeName: UIColor.white]
        map.setRegion(
            MKCoordinateRegion(center: CLLocationCoordinate2DMake(48.1, 11.6), latitudinalMeters: 900, longitudinalMeters: 900),
            animated: false)
        return true
    }
}
