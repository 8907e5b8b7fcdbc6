// Made by generate-callbacks from Sources/Callbacks/AVAudioPlayerDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is told what becomes of a sound.
@available(iOS 2.2, *)
@objc public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Tells that the sound came to its end.
    @available(iOS 2.2, *)
    @objc optional func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

    /// Tells that the sound could not be read.
    @available(iOS 2.2, *)
    @objc optional func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

#else

/// The object that is told what becomes of a sound.
@available(iOS 2.2, *)
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Tells that the sound came to its end.
    @available(iOS 2.2, *)
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

    /// Tells that the sound could not be read.
    @available(iOS 2.2, *)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

/// What holds for a member that a delegate does not implement.
extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { OptionalRequirement.missing() }

    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) { OptionalRequirement.missing() }
}

#endif
