@_exported import FoundationAdditions

/// An angle or a distance, in degrees.
@available(iOS 2.0, *)
public typealias CLLocationDegrees = Double
/// A distance in metres.
@available(iOS 2.0, *)
public typealias CLLocationDistance = Double
/// How far a place may be off, in metres.
@available(iOS 2.0, *)
public typealias CLLocationAccuracy = Double
/// A speed in metres a second.
@available(iOS 2.2, *)
public typealias CLLocationSpeed = Double
/// A direction in degrees from north.
@available(iOS 2.2, *)
public typealias CLLocationDirection = Double

/// A place on earth by latitude and longitude.
@available(iOS 2.0, *)
public struct CLLocationCoordinate2D: _ValueStructure, Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Takes no degrees for both.
    public init() { self.init(latitude: 0, longitude: 0) }
    /// Takes degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Makes a place of latitude and longitude.
@available(iOS 2.0, *)
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether degrees are in their ranges.
@available(iOS 4.0, *)
public func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
    abs(place.latitude) <= 90 && abs(place.longitude) <= 180
}

/// A place where the device was, and when.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 2.0, *)
open class CLLocation: NSObject, @unchecked Sendable {
    /// Latitude and longitude.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// How far the place may be off; negative where it isn't known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How far the height may be off; negative where it isn't known.
    public let verticalAccuracy: CLLocationAccuracy
    /// How fast the device moves; negative where it isn't known.
    public let speed: CLLocationSpeed
    /// Where the device moves to; negative where it isn't known.
    public let course: CLLocationDirection
    /// When the device was there.
    public let timestamp: Date

    /// Takes a place.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Takes a place with its height and a time.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.timestamp = timestamp
        speed = -1
        course = -1
    }

    /// Metres to another place, along a great circle of a round earth.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let radians = { (degrees: Double) in degrees * .pi / 180 }
        let (from, to) = (radians(location.coordinate.latitude), radians(coordinate.latitude))
        let width = radians(coordinate.longitude - location.coordinate.longitude)
        let chord = pow(sin((to - from) / 2), 2) + cos(from) * cos(to) * pow(sin(width / 2), 2)
        return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
    }
}

/// Where the device points.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 3.0, *)
open class CLHeading: NSObject, @unchecked Sendable {
    /// Degrees from magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees from true north; negative where it isn't known.
    open var trueHeading: CLLocationDirection { -1 }
    /// How far the direction may be off; negative where it isn't known.
    open var headingAccuracy: CLLocationDirection { -1 }
    /// When the device pointed there.
    open var timestamp: Date { Date() }
}

/// A stay of the user's at a place.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 8.0, *)
open class CLVisit: NSObject, @unchecked Sendable {
    /// The place.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// When the user came.
    open var arrivalDate: Date { .distantPast }
    /// When the user left.
    open var departureDate: Date { .distantFuture }
    /// How far the place may be off.
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

/// The best accuracy, with the help of other sensors.
@available(iOS 4.0, *)
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
@available(iOS 2.0, *)
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
@available(iOS 2.0, *)
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
@available(iOS 2.0, *)
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
@available(iOS 2.0, *)
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
@available(iOS 2.0, *)
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// What an app gets that may know the place only roughly.
@available(iOS 14.0, *)
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
/// Every movement is told.
@available(iOS 2.0, *)
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The greatest distance.
@available(iOS 6.0, *)
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// No place.
@available(iOS 4.0, *)
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
