@_exported import CoreLocation
@_exported import UIKit

/// How many degrees a part of a map spans.
@available(iOS 3.0, *)
public struct MKCoordinateSpan: Sendable {
    /// From south to north.
    public var latitudeDelta: CLLocationDegrees
    /// From west to east.
    public var longitudeDelta: CLLocationDegrees

    /// Spans nothing.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    /// Takes degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of a map.
@available(iOS 3.0, *)
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// How much around it.
    public var span: MKCoordinateSpan

    /// Spans nothing.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    /// Takes a middle and degrees.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }
    /// Takes a middle and metres.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let width = 111_000 * max(0.01, cos(center.latitude * .pi / 180))
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / width))
    }
}

/// What is shown at a place of a map.
#if CHECKING
    @objc
#endif
@available(iOS 3.0, *)
public protocol MKAnnotation: NSObjectProtocol {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
}

/// A needle in a map.
#if CHECKING
    @objc
#endif
@available(iOS 3.0, *)
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The place.
    open dynamic var coordinate = CLLocationCoordinate2D()
    /// What it says.
    open var title: String?
    /// The second line.
    open var subtitle: String?

    /// Sticks nowhere yet.
    public override init() {}
    /// Sticks at a place.
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// How a map looks.
#if CHECKING
    @objc
#endif
@available(iOS 3.0, *)
public enum MKMapType: UInt, Sendable {
    /// Streets.
    case standard
    /// Pictures from above.
    case satellite
    /// Both.
    case hybrid
}

/// A map. Here it keeps what it should show, and shows nothing.
#if CHECKING
    @objc
#endif
@available(iOS 3.0, *)
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// The part that is shown.
    open dynamic var region = MKCoordinateRegion()
    /// The middle of that part.
    open dynamic var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    /// How it looks.
    open dynamic var mapType = MKMapType.standard
    /// Whether the user's place is shown.
    open dynamic var showsUserLocation = false
    /// Whether the user may move it.
    open dynamic var isScrollEnabled = true
    /// Whether the user may come nearer.
    open dynamic var isZoomEnabled = true
    /// What is shown in it.
    open private(set) dynamic var annotations: [any MKAnnotation] = []

    /// Shows a part.
    open dynamic func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Shows another middle.
    open dynamic func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    /// Adds something.
    open dynamic func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Adds several things.
    open dynamic func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    /// Removes something.
    open dynamic func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Removes several things.
    open dynamic func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
}
