// Made by generate-callbacks from Sources/Callbacks/CLLocationManagerDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is told where the device is and what the user allows.
@available(iOS 2.0, *)
@objc public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Hands over places, the newest last.
    @available(iOS 6.0, *)
    @objc optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

    /// Tells that no place could be found.
    @available(iOS 2.0, *)
    @objc optional func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

    /// Tells what the user allows: when the manager is made, and when it changes.
    @available(iOS 14.0, *)
    @objc optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

    /// Tells what the user allows.
    @available(iOS, introduced: 4.2, deprecated: 14.0)
    @objc optional func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

    /// Hands over where the device points.
    @available(iOS 3.0, *)
    @objc optional func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)

    /// Asks whether the user shall be shown how to calibrate the compass.
    @available(iOS 3.0, *)
    @objc optional func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool

    /// Tells that the device came into a region.
    @available(iOS 4.0, *)
    @objc optional func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)

    /// Tells that the device left a region.
    @available(iOS 4.0, *)
    @objc optional func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)

    /// Tells whether the device is in a region.
    @available(iOS 7.0, *)
    @objc optional func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)

    /// Tells that a region can not be watched.
    @available(iOS 5.0, *)
    @objc optional func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)

    /// Tells that a region is watched from now on.
    @available(iOS 5.0, *)
    @objc optional func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)

    /// Hands over beacons that are near.
    @available(iOS, introduced: 7.0, deprecated: 13.0)
    @objc optional func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)

    /// Tells that the user came to a place or left it.
    @available(iOS 8.0, *)
    @objc optional func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)

    /// Tells that the system stopped looking for the place to save energy.
    @available(iOS 6.0, *)
    @objc optional func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)

    /// Tells that the system looks for the place again.
    @available(iOS 6.0, *)
    @objc optional func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

#else

/// The object that is told where the device is and what the user allows.
@available(iOS 2.0, *)
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Hands over places, the newest last.
    @available(iOS 6.0, *)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

    /// Tells that no place could be found.
    @available(iOS 2.0, *)
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

    /// Tells what the user allows: when the manager is made, and when it changes.
    @available(iOS 14.0, *)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

    /// Tells what the user allows.
    @available(iOS, introduced: 4.2, deprecated: 14.0)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

    /// Hands over where the device points.
    @available(iOS 3.0, *)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)

    /// Asks whether the user shall be shown how to calibrate the compass.
    @available(iOS 3.0, *)
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool

    /// Tells that the device came into a region.
    @available(iOS 4.0, *)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)

    /// Tells that the device left a region.
    @available(iOS 4.0, *)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)

    /// Tells whether the device is in a region.
    @available(iOS 7.0, *)
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)

    /// Tells that a region can not be watched.
    @available(iOS 5.0, *)
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)

    /// Tells that a region is watched from now on.
    @available(iOS 5.0, *)
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)

    /// Hands over beacons that are near.
    @available(iOS, introduced: 7.0, deprecated: 13.0)
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)

    /// Tells that the user came to a place or left it.
    @available(iOS 8.0, *)
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)

    /// Tells that the system stopped looking for the place to save energy.
    @available(iOS 6.0, *)
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)

    /// Tells that the system looks for the place again.
    @available(iOS 6.0, *)
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

/// What holds for a member that a delegate does not implement.
extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { OptionalRequirement.missing() }

    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { OptionalRequirement.missing() }

    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { OptionalRequirement.missing() }

    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) { OptionalRequirement.missing() }

    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) { OptionalRequirement.missing() }

    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { OptionalRequirement.missing(false) }

    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { OptionalRequirement.missing() }

    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { OptionalRequirement.missing() }

    public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) { OptionalRequirement.missing() }

    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) { OptionalRequirement.missing() }

    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) { OptionalRequirement.missing() }

    public func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) { OptionalRequirement.missing() }

    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) { OptionalRequirement.missing() }

    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) { OptionalRequirement.missing() }

    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) { OptionalRequirement.missing() }
}

#endif
