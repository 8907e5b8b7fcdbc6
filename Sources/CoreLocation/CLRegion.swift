/// A part of the earth that is watched.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 4.0, *)
open class CLRegion: NSObject, @unchecked Sendable {
    /// The name by which the app knows the region.
    public let identifier: String
    /// Whether the app is told when the user comes.
    open var notifyOnEntry = true
    /// Whether the app is told when the user leaves.
    open var notifyOnExit = true

    init(named identifier: String) { self.identifier = identifier }
}

/// A round region.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 7.0, *)
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// Metres from the middle to the border.
    public let radius: CLLocationDistance

    /// Makes a region.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(named: identifier)
    }

    /// Whether a place is in the region.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
            .distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
    }
}

/// The number of a group of beacons.
@available(iOS 7.0, *)
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon.
@available(iOS 7.0, *)
public typealias CLBeaconMinorValue = UInt16

/// What beacons must have to be found.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 13.0, *)
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    /// The identifier that they share.
    public let uuid: UUID

    /// Takes all beacons with an identifier.
    public init(uuid: UUID) { self.uuid = uuid }
    /// Takes the beacons of a group.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid: uuid) }
    /// Takes one beacon.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.init(uuid: uuid) }
}

/// The surroundings of a beacon.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 7.0, *)
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// The identifier that the beacons share.
    public let uuid: UUID
    /// A number of the group.
    public let major: NSNumber?
    /// A number of the beacon.
    public let minor: NSNumber?
    /// Whether the app is told when the user looks at the screen inside.
    open var notifyEntryStateOnDisplay = false

    /// Takes all beacons with an identifier.
    public convenience init(uuid: UUID, identifier: String) { self.init(uuid, nil, nil, identifier) }
    /// Takes the beacons of a group.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid, NSNumber(value: major), nil, identifier)
    }
    /// Takes one beacon.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(uuid, NSNumber(value: major), NSNumber(value: minor), identifier)
    }
    /// Takes what fulfils a constraint.
    @available(iOS 13.0, *)
    public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.init(uuid: beaconIdentityConstraint.uuid, identifier: identifier)
    }
    /// Takes the beacons of a group.
    @available(iOS, introduced: 7.0, deprecated: 13.0, renamed: "init(uuid:major:identifier:)")
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }
    /// Takes one beacon.
    @available(iOS, introduced: 7.0, deprecated: 13.0, renamed: "init(uuid:major:minor:identifier:)")
    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }
    /// Takes all beacons with an identifier.
    @available(iOS, introduced: 7.0, deprecated: 13.0, renamed: "init(uuid:identifier:)")
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }

    private init(_ uuid: UUID, _ major: NSNumber?, _ minor: NSNumber?, _ identifier: String) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
        super.init(named: identifier)
    }
}

/// A beacon that is near.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 7.0, *)
open class CLBeacon: NSObject, @unchecked Sendable {
    /// The identifier that the beacons share.
    open var uuid: UUID { UUID() }
    /// A number of the group.
    open var major: NSNumber { 0 }
    /// A number of the beacon.
    open var minor: NSNumber { 0 }
    /// How near it is.
    open var proximity: CLProximity { .unknown }
    /// How far it may be, in metres.
    open var accuracy: CLLocationAccuracy { -1 }
    /// How strong it is received.
    open var rssi: Int { 0 }
}

/// How near a beacon is.
#if CHECKING
    @objc
#endif
@available(iOS 7.0, *)
public enum CLProximity: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// At hand.
    case immediate
    /// Within a few metres.
    case near
    /// Farther.
    case far
}

/// Whether the device is in a region.
#if CHECKING
    @objc
#endif
@available(iOS 7.0, *)
public enum CLRegionState: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// In it.
    case inside
    /// Not in it.
    case outside
}
