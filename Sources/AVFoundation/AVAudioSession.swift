@_exported import FoundationAdditions

/// How an app's sound goes together with that of others. Here nothing sounds, and every request succeeds.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 3.0, *)
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let session = AVAudioSession()

    /// The one session of the app.
    open class func sharedInstance() -> AVAudioSession { session }

    /// What the app's sound is for.
    public struct Category: _StringKey {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Besides the sound of others; silenced by the switch.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Alone; silenced by the switch. The usual one.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// What the app is there for: it sounds in the background too.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both at once.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several outputs.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// How the sound is used.
    public struct Mode: _StringKey {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As usual.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Talk over the network.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Talk with pictures over the network.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// A game's talk.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// Recording with pictures.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Measuring, with the least change.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Spoken text, that pauses for other speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Directions that are spoken.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// Exceptions from the rules of a category.
    public struct CategoryOptions: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Sounds with others.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Makes others softer.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Hands-free devices may be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The loudspeaker instead of the earpiece.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Speech of others pauses.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Wireless loudspeakers may be used.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// AirPlay may be used.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// What is done when the session starts or ends.
    public struct SetActiveOptions: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// How the output is chosen.
    public enum RouteSharingPolicy: UInt, Sendable {
        /// As usual.
        case `default`
        /// With other apps of long sound.
        case longFormAudio
        /// By nobody else.
        case independent
        /// With other apps of long films.
        case longFormVideo
    }

    /// A port that is preferred to that of the category.
    public enum PortOverride: UInt, Sendable {
        /// None.
        case none
        /// The loudspeaker.
        case speaker
    }

    /// Whether the user lets the app record.
    public enum RecordPermission: UInt, Sendable {
        /// The user wasn't asked yet.
        case undetermined
        /// The user refused.
        case denied
        /// The user agreed.
        case granted
    }

    /// Whether an interruption begins or ends.
    public enum InterruptionType: UInt, Sendable {
        /// It ends.
        case ended
        /// It begins.
        case began
    }

    /// What may be done after an interruption.
    public struct InterruptionOptions: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The app may sound again.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// Why the output changed.
    public enum RouteChangeReason: UInt, Sendable {
        /// Nobody knows.
        case unknown
        /// There is another device.
        case newDeviceAvailable
        /// The device is gone.
        case oldDeviceUnavailable
        /// The category was changed.
        case categoryChange
        /// The output was overridden.
        case override
        /// The device woke up.
        case wakeFromSleep = 6
    }

    /// What the sound is for.
    open private(set) var category = Category.soloAmbient
    /// How the sound is used.
    open private(set) var mode = Mode.default
    /// The exceptions.
    open private(set) var categoryOptions: CategoryOptions = []
    /// Whether another app sounds.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether the app had better be silent.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// How loud the device is, from 0 to 1.
    open dynamic var outputVolume: Float { 0.5 }
    /// Samples a second.
    open var sampleRate: Double { 44_100 }
    /// Whether the user lets the app record.
    @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use AVAudioApplication.")
    open var recordPermission: RecordPermission { .undetermined }

    /// Says what the sound is for.
    @nonobjc open func setCategory(_ category: Category) throws { self.category = category }
    /// Says what the sound is for, with exceptions.
    @nonobjc open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        self.category = category
        categoryOptions = options
    }
    /// Says what the sound is for and how it is used.
    @nonobjc open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, options: options)
        self.mode = mode
    }
    /// Says what the sound is for, how it is used and how the output is chosen.
    @nonobjc open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws { try setCategory(category, mode: mode, options: options) }
    /// Says how the sound is used.
    @nonobjc open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Starts or ends the session.
    @nonobjc open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Prefers a port.
    @nonobjc open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// Wishes for a number of samples a second.
    @nonobjc open func setPreferredSampleRate(_ sampleRate: Double) throws {}
    /// Wishes for a length of the buffer, in seconds.
    @nonobjc open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    /// Asks the user for leave to record; nobody agrees.
    @available(iOS, introduced: 7.0, deprecated: 17.0, message: "Use AVAudioApplication.")
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }

    /// Something else sounds first.
    public class var interruptionNotification: Notification.Name { .init("AVAudioSessionInterruptionNotification") }
    /// The output changed.
    public class var routeChangeNotification: Notification.Name { .init("AVAudioSessionRouteChangeNotification") }
    /// The system's part for sound ended.
    public class var mediaServicesWereLostNotification: Notification.Name {
        .init("AVAudioSessionMediaServicesWereLostNotification")
    }
    /// The system's part for sound began again.
    public class var mediaServicesWereResetNotification: Notification.Name {
        .init("AVAudioSessionMediaServicesWereResetNotification")
    }
    /// Another app began or ended to sound.
    public class var silenceSecondaryAudioHintNotification: Notification.Name {
        .init("AVAudioSessionSilenceSecondaryAudioHintNotification")
    }
}

/// The key of the kind of an interruption.
@available(iOS 6.0, *)
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what may be done after one.
@available(iOS 6.0, *)
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of why the output changed.
@available(iOS 6.0, *)
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The old name of ``AVAudioSession/Category/ambient``.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.ambient")
public let AVAudioSessionCategoryAmbient = "AVAudioSessionCategoryAmbient"
/// The old name of ``AVAudioSession/Category/soloAmbient``.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.soloAmbient")
public let AVAudioSessionCategorySoloAmbient = "AVAudioSessionCategorySoloAmbient"
/// The old name of ``AVAudioSession/Category/playback``.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playback")
public let AVAudioSessionCategoryPlayback = "AVAudioSessionCategoryPlayback"
/// The old name of ``AVAudioSession/Category/record``.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.record")
public let AVAudioSessionCategoryRecord = "AVAudioSessionCategoryRecord"
/// The old name of ``AVAudioSession/Category/playAndRecord``.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playAndRecord")
public let AVAudioSessionCategoryPlayAndRecord = "AVAudioSessionCategoryPlayAndRecord"
