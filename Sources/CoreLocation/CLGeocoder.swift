/// Finds addresses of places and places of addresses. Here it finds none.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 5.0, *)
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// What is called with what was found.
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

    /// Makes a finder.
    public override init() {}
    /// Whether an answer is still to come.
    open var isGeocoding: Bool { false }

    /// Finds the address of a place.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { answerOnMain { completionHandler(nil, CLError(.geocodeFoundNoResult)) } }
    /// Finds the place of an address.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { answerOnMain { completionHandler(nil, CLError(.geocodeFoundNoResult)) } }
    /// Finds the address of a place.
    @nonobjc open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }
    /// Finds the place of an address.
    @nonobjc open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }
    /// Wants no answer any more.
    open func cancelGeocode() {}
}

/// A place with its address.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 5.0, *)
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// The place.
    open var location: CLLocation? { nil }
    /// What the place is called.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number of the house.
    open var subThoroughfare: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The quarter.
    open var subLocality: String? { nil }
    /// The state or province.
    open var administrativeArea: String? { nil }
    /// The code for letters.
    open var postalCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The country's code.
    open var isoCountryCode: String? { nil }
}

/// Why no place could be found.
@available(iOS 2.0, *)
public struct CLError: Error, Equatable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The place isn't known now.
        case locationUnknown
        /// The user refused.
        case denied
        /// The network couldn't be reached.
        case network
        /// The direction couldn't be told.
        case headingFailure
        /// Regions may not be watched.
        case regionMonitoringDenied
        /// A region couldn't be watched.
        case regionMonitoringFailure
        /// An address has no place.
        case geocodeFoundNoResult = 8
    }

    /// The reason.
    public let code: Code

    /// Takes a reason.
    public init(_ code: Code) { self.code = code }
    /// The user refused.
    public static var denied: Code { .denied }
    /// The place isn't known now.
    public static var locationUnknown: Code { .locationUnknown }
}
