/// A film or a sound.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 4.0, *)
open class AVAsset: NSObject, @unchecked Sendable {
    /// Where it is.
    let place: URL?

    /// Takes what is at an address.
    public convenience init(url: URL) { self.init(at: url) }
    init(at place: URL?) { self.place = place }
}

/// A film or a sound at an address.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 4.0, *)
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The address.
    open var url: URL { place ?? URL(fileURLWithPath: "/") }
    /// Takes an address.
    public init(url: URL, options: [String: Any]? = nil) { super.init(at: url) }
}

/// A film or a sound as a player has it.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 4.0, *)
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// What is played.
    public let asset: AVAsset

    /// Takes what is at an address.
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
    /// Takes a film or a sound.
    public init(asset: AVAsset) { self.asset = asset }

    /// It came to its end.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// It couldn't go on.
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension Notification.Name {
    /// A film or a sound came to its end.
    @available(iOS 4.0, *)
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Plays films and sounds. Here it keeps what it should play and how fast, and plays nothing.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 4.0, *)
open class AVPlayer: NSObject, @unchecked Sendable {
    /// What is played.
    open private(set) var currentItem: AVPlayerItem?
    /// How fast; 0 when it pauses.
    open var rate: Float = 0
    /// How loud, from 0 to 1.
    open var volume: Float = 1
    /// Whether it is silent.
    open var isMuted = false
    /// Whether films may be shown on another screen.
    open var allowsExternalPlayback = true
    /// Whether the device sleeps while a film is played.
    open var preventsDisplaySleepDuringVideoPlayback = true

    /// Makes a player of nothing.
    public override init() {}
    /// Plays what is at an address.
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
    /// Plays a film or a sound.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    /// Plays on.
    open func play() { rate = 1 }
    /// Stays where it is.
    open func pause() { rate = 0 }
    /// Takes another film or sound.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// Plays one film or sound after the other.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 4.1, *)
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    /// Those that are still to come.
    open private(set) var waiting: [AVPlayerItem] = []
    /// Takes films or sounds.
    public init(items: [AVPlayerItem]) {
        waiting = items
        super.init(playerItem: items.first)
    }
}

/// Plays a sound of a file. Here it only tells whether it should.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 2.2, *)
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// Where the sound is.
    open private(set) var url: URL?
    /// How loud, from 0 to 1.
    open var volume: Float = 1
    /// How often it is repeated; negative for ever.
    open var numberOfLoops = 0
    /// Where it is, in seconds.
    open var currentTime: TimeInterval = 0
    /// How long it is, in seconds.
    open var duration: TimeInterval { 0 }
    /// Whether it should sound.
    open private(set) var isPlaying = false
    /// The object that is told of the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?

    /// Takes a sound at an address.
    @nonobjc public init(contentsOf url: URL) throws { self.url = url }
    /// Takes a sound as bytes.
    @nonobjc public init(data: Data) throws {}

    /// Gets ready.
    @discardableResult open func prepareToPlay() -> Bool { true }
    /// Sounds.
    @discardableResult open func play() -> Bool {
        isPlaying = true
        return true
    }
    /// Stays where it is.
    open func pause() { isPlaying = false }
    /// Ends.
    open func stop() { isPlaying = false }
}

/// Whether and how the user lets an app use the camera and the microphone. Here there are none.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 4.0, *)
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// What the user allows.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    /// Asks the user; nobody agrees.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void) {
        answerInBackground { completionHandler(false) }
    }
    /// Asks the user; nobody agrees.
    @nonobjc open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    /// The device that is taken for a kind of media; here none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}

/// A kind of media.
@available(iOS 4.0, *)
public struct AVMediaType: _StringKey {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures that move.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
}

/// What the user allows of a kind of media.
#if CHECKING
    @objc
#endif
@available(iOS 7.0, *)
public enum AVAuthorizationStatus: Int, Sendable {
    /// The user wasn't asked yet.
    case notDetermined
    /// The app can't be allowed.
    case restricted
    /// The user refused.
    case denied
    /// The user agreed.
    case authorized
}
