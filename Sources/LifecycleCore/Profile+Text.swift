#if !hasFeature(Embedded)

    extension Profile {
        /// Follows another source on one question, as scenarios write it: `swipe-away` and `background`.
        ///
        /// - Returns: False if there is no such question or answer.
        public mutating func follow(_ question: String, _ answer: String) -> Bool {
            switch (question, answer) {
            case ("swipe-away", "background"): swipeAway = .entersBackground
            case ("closing", "discards-first"): closing = .discardsFirst
            case ("closing", "discards-only"): closing = .discardsOnly
            case ("closing", "disconnects-only"): closing = .disconnectsOnly
            case ("phase", "minimum"): aggregate = .minimum
            case ("background-launch", "silent"): backgroundLaunchTellsApp = false
            case ("resume", "silent"): resumeTellsApp = false
            case ("url", "after-foreground"): urlComesBeforeForeground = false
            case ("notifications", "before-calls"): postsAfterCall = false
            case ("app-notifications", "none"): postsForApp = false
            case ("resignations", "2"): resignationsAtOpening = 2
            case ("connection", "kept"): forwardsConnection = false
            default: return false
            }
            return true
        }
    }

#endif
