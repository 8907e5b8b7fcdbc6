@_exported import UIKit

/// A button by which the user chooses where the screen is sent. Here it is never pressed.
#if CHECKING
    @objc
#endif
@available(iOS 12.0, *)
@preconcurrency @MainActor
open class RPSystemBroadcastPickerView: UIView {
    /// The extension that is chosen from the start.
    open var preferredExtension: String?
    /// Whether the user can have the microphone recorded.
    open var showsMicrophoneButton = true
}

/// Records the screen. Here every request fails.
#if CHECKING
    @objc
#endif
@available(iOS 9.0, *)
open class RPScreenRecorder: NSObject, @unchecked Sendable {
    private static let recorder = RPScreenRecorder()

    /// The one recorder.
    open class func shared() -> RPScreenRecorder { recorder }
    /// Whether the screen can be recorded.
    open var isAvailable: Bool { false }
    /// Whether it is.
    open var isRecording: Bool { false }
    /// Whether the microphone is recorded too.
    open var isMicrophoneEnabled = false
    /// Begins.
    open func startRecording(handler: (((any Error)?) -> Void)? = nil) { handler?(CocoaError(.featureUnsupported)) }
    /// Ends, and throws away what was recorded.
    open func discardRecording(handler: @escaping () -> Void) { handler() }
}
