/// Looks for the device's place. Here nothing is ever found and nobody ever allows it.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 2.0, *)
open class CLLocationManager: NSObject {
    /// The object that is told of places.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// How exact places shall be.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// How far the device must move before it is told.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// How far the device must turn before it is told.
    open var headingFilter: CLLocationDirection = 1
    /// Whether the system may pause when the place can't change.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether places are told in the background; the manifest must have the mode `location`.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the status bar shows that places are used in the background.
    open var showsBackgroundLocationIndicator = false
    /// What the places are for.
    open var activityType = CLActivityType.other
    /// The last place; here none.
    open var location: CLLocation? { nil }
    /// The last direction; here none.
    open var heading: CLHeading? { nil }
    /// The regions that are watched.
    open private(set) var monitoredRegions: Set<CLRegion> = []
    /// The farthest that a region may reach.
    open var maximumRegionMonitoringDistance: CLLocationDistance { CLLocationDistanceMax }

    /// Makes a manager.
    public override init() {}

    /// What the user allows.
    @available(iOS 14.0, *)
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    /// Whether the user allows exact places.
    @available(iOS 14.0, *)
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// What the user allows.
    @available(iOS, introduced: 4.2, deprecated: 14.0, message: "Use the manager's property authorizationStatus.")
    #if CHECKING
        @nonobjc
    #endif
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    /// Whether the user lets any app know the place.
    open class func locationServicesEnabled() -> Bool { true }
    /// Whether the device has a compass.
    open class func headingAvailable() -> Bool { false }
    /// Whether the device tells of great changes of place.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    /// Whether regions of a kind can be watched.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { true }
    /// Whether beacons can be found.
    open class func isRangingAvailable() -> Bool { false }

    /// Asks the user for leave while the app is used.
    open func requestWhenInUseAuthorization() {}
    /// Asks the user for leave at all times.
    open func requestAlwaysAuthorization() {}
    /// Asks for exact places for once.
    @available(iOS 14.0, *)
    @preconcurrency open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {}
    /// Asks for one place.
    open func requestLocation() {}
    /// Starts telling of places.
    open func startUpdatingLocation() {}
    /// Stops telling of places.
    open func stopUpdatingLocation() {}
    /// Starts telling of great changes of place; the app is launched in the background for one.
    open func startMonitoringSignificantLocationChanges() {}
    /// Stops telling of great changes of place.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Starts telling of stays.
    open func startMonitoringVisits() {}
    /// Stops telling of stays.
    open func stopMonitoringVisits() {}
    /// Starts telling of the direction.
    open func startUpdatingHeading() {}
    /// Stops telling of the direction.
    open func stopUpdatingHeading() {}
    /// Watches a region; the app is launched in the background when the user crosses its border.
    open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
    /// Watches a region no longer.
    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
    /// Asks whether the device is in a region.
    open func requestState(for region: CLRegion) {}
    /// Looks for beacons.
    @available(iOS 13.0, *)
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    /// Stops looking for beacons.
    @available(iOS 13.0, *)
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    /// Looks for beacons.
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use startRangingBeacons(satisfying:).")
    open func startRangingBeacons(in region: CLBeaconRegion) {}
    /// Stops looking for beacons.
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use stopRangingBeacons(satisfying:).")
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
}

/// What the user allows an app to know of the place.
#if CHECKING
    @objc
#endif
@available(iOS 4.2, *)
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user wasn't asked yet.
    case notDetermined
    /// The app can't be allowed.
    case restricted
    /// The user refused.
    case denied
    /// At all times.
    case authorizedAlways
    /// While the app is used.
    case authorizedWhenInUse

    /// The old name of ``authorizedAlways``.
    @available(iOS, introduced: 4.2, deprecated: 8.0, renamed: "authorizedAlways")
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Whether an app gets exact places.
#if CHECKING
    @objc
#endif
@available(iOS 14.0, *)
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As exact as the device can.
    case fullAccuracy
    /// Only roughly.
    case reducedAccuracy
}

/// What places are used for.
#if CHECKING
    @objc
#endif
@available(iOS 6.0, *)
public enum CLActivityType: Int, Sendable {
    /// Something else.
    case other = 1
    /// A way by car.
    case automotiveNavigation
    /// A way on foot.
    case fitness
    /// A way by ship or train.
    case otherNavigation
    /// A way by air.
    case airborne
}
