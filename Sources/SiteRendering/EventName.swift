import Linking

/// What happened to an app, in the reader's words. Scenarios say it in words of their own, such as `open url pages://seven`.
struct EventName {
    /// By the words that an event begins with; what follows them fills the text. Words with a space at their end are meant
    /// only where something follows.
    private static let strings: [(words: String, string: UIString)] = [
        ("open icon", .eventOpenIcon),
        ("open url", .eventOpenURL),
        ("open universal-link", .eventOpenUniversalLink),
        ("open activity", .eventOpenActivity),
        ("open handoff", .eventOpenHandoff),
        ("open failing-handoff", .eventOpenFailingHandoff),
        ("open shortcut", .eventOpenShortcut),
        ("open notification", .eventOpenNotification),
        ("open cloudkit-share", .eventOpenShare),
        ("work silent-push", .eventSilentPush),
        ("work fetch", .eventFetch),
        ("work fetch ", .eventFetchTask),
        ("work url-session", .eventTransfer),
        ("work location", .eventLocation),
        ("work watch-message", .eventWatchMessage),
        ("home", .eventHome),
        ("lock", .eventLock),
        ("unlock", .eventUnlock),
        ("interrupt call", .eventCall),
        ("interrupt alert", .eventAlert),
        ("interrupt control-center", .eventControlCenter),
        ("interrupt switcher", .eventSwitcher),
        ("end-interruption", .eventEndInterruption),
        ("suspend", .eventSuspend),
        ("kill", .eventKill),
        ("terminate", .eventTerminate),
        ("swipe-away", .eventSwipeAway),
        ("prewarm", .eventPrewarm),
        ("expire-background-time", .eventTimeOut),
        ("open-scene", .eventOpenScene),
        ("activate-scene", .eventActivateScene),
        ("minimize-scene", .eventMinimizeScene),
        ("close-scene", .eventCloseScene),
        ("disconnect-scene", .eventDisconnectScene),
        ("refresh-scene", .eventRefreshScene),
        ("connect-display", .eventConnectDisplay),
        ("disconnect-display", .eventDisconnectDisplay),
        ("memory-warning", .eventMemory),
        ("significant-time-change", .eventTimeChange),
        ("protect-data", .eventProtectData),
        ("data-available", .eventDataAvailable),
        ("grant-remote-notifications", .eventGrantNotifications),
        ("refuse-remote-notifications", .eventRefuseNotifications),
    ]

    /// The event in the page's language; as it was written where it is none of those.
    static func text(_ event: String, _ context: PageContext) -> String {
        let fitting = strings.filter { words, _ in
            event == words || event.hasPrefix(words.hasSuffix(" ") ? words : words + " ")
        }
        guard let found = fitting.max(by: { $0.words.count < $1.words.count }) else { return event }
        let argument = event.dropFirst(found.words.count).drop { $0 == " " }
        return context.ui(found.string, String(argument))
    }
}
