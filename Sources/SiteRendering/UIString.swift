/// A text of the interface. The texts stand in Site/strings.yaml, one entry a case, one line a language; a test makes sure
/// that none is missing. `{0}`, `{1}` stand for what is filled in.
package enum UIString: String, Sendable, CaseIterable {
    // Furniture
    case table, backToReference, skipToContent, siteNavigation, pageNavigation, breadcrumbs, language, onThisPage, menu,
        previous, next
    case chooseLanguage, footer, feed, keepOffline, keptOffline, changedOriginal, fallbackNotice,
        untranslatedLibraryText
    // Ways of putting things together
    case labelled, listSeparator, counted, atLine, atLines, availableSince, availableBetween
    case kindOfFile, kindOfDeclarations, kindOfMembers, kindOfStatements, kindOfExpression, kindOfInterface,
        kindOfNothing
    // Pages
    case home, guides, reference, glossary, samples, sources, methods, checks
    case guidesIntro, referenceIntro, glossaryIntro, samplesIntro, sourcesIntro, methodsIntro, checksIntro
    // Kinds of symbols
    case kindProtocol, kindClass, kindStruct, kindEnum, kindCase, kindMethod, kindTypeMethod, kindProperty
    case kindTypeProperty, kindInitializer, kindOther
    case cases, initializers, properties, instanceMethods, typeProperties, typeMethods, notifications, otherMembers
    case deprecatedMembers
    // Symbol pages
    case declaration, availability, deprecated, deprecatedNotice, obsoletedNotice
    case replacement, members, symbolIndex, symbolIndexIntro, counterparts, inOtherLanguages, discussion,
        fromTheLibrary, optionalRequirement, module
    case whereItOccurs, noOccurrence, roleImplements, roleCalls, roleDescribes, roleNames, gapTexts
    // What statements rest on
    case evidence, evidenceOfReference, evidenceIntro, documented, observed, inferred, noEvidence, meaning, inPart
    case documentedText, observedText, inferredText
    case groundReference, groundHeaders, groundLogs, groundReports, groundSession
    // Samples
    case outcome, verified, assumed, warnings, outdated, failsAsDeclared, fails, unverified
    case verifiedText, assumedText, warningsText, outdatedText, failsAsDeclaredText, failsText, interfaceText
    case interfaceDiffersText, unverifiedText, wholeSample, modernVersion, repairedVersion, matrix, matrixAlike, system
    case usesDeprecated, assumption, place, kind, mode, wholePrograms
    // Glossary
    case terms, alsoCalled, deprecatedTerms, relatedConcepts, broaderConcepts, oppositeConcepts, symbol, uses, noUses
    case example, termMatrix, termMatrixIntro, noDefinition, withTerm, withDefinition, inUse
    // Sources
    case record, author, publisher, isbn, published, format, origin, rights, rightsPublish, rightsCite, treatedSymbols
    case repairs, repairsIntro, rule, line, before, after, confidence, citeNotice, damagedText, type
    case proposed, ledgerFile
    // Call orders
    case orders, ordersIntro, ordersOnPage, inRuns, inRunsIntro, positionAfter, positionBefore, positionFirst
    case time, whatHappens, state, programPrinted, sequenceTitle, traceTable, comparedRuns
    case fidelity, fidelityIntro, disputed, disputedIntro, undocumented, undocumentedIntro, simplified, simplifiedIntro
    case modelDoes, reason, otherSource
    // What happens to an app
    case eventOpenIcon, eventOpenURL, eventOpenUniversalLink, eventOpenActivity, eventOpenHandoff,
        eventOpenFailingHandoff
    case eventOpenShortcut, eventOpenNotification, eventOpenShare, eventSilentPush, eventFetch, eventFetchTask
    case eventTransfer, eventLocation, eventWatchMessage, eventHome, eventLock, eventUnlock, eventCall, eventAlert
    case eventControlCenter, eventSwitcher, eventEndInterruption, eventSuspend, eventKill, eventTerminate
    case eventSwipeAway, eventPrewarm, eventTimeOut, eventOpenScene, eventActivateScene, eventMinimizeScene
    case eventCloseScene, eventDisconnectScene, eventRefreshScene, eventConnectDisplay, eventDisconnectDisplay
    case eventMemory, eventTimeChange, eventProtectData, eventDataAvailable, eventGrantNotifications
    case eventRefuseNotifications
    // Methods and checks
    case method, described, implemented, called, run, programs, none, compiler, count, pages, knownGaps, gapDevice,
        mendedByMainActor, availabilityCheck, availabilityByCompiler, availabilityByData, gapModel
    case gapRuns, concepts
    case appStatesPicture, sceneStatesPicture, objectsPicture, marksTransition
    // Search
    case search, searchHint, searchResults, searchCount, searchNothing, searchNearest, searchFailed
    // Front page
    case notFound, notFoundText, notFoundByHand
}

/// The interface's texts in every language.
package struct UIStrings: Sendable {
    private let texts: [String: [UIString: String]]

    /// - Parameter texts: by language tag.
    package init(_ texts: [String: [UIString: String]]) { self.texts = texts }

    package func text(_ key: UIString, in language: String) -> String? { texts[language]?[key] }

    /// The text in `language`, or where it lacks it in `fallback`; its name where both do.
    package func text(_ key: UIString, in language: String, orIn fallback: String) -> String {
        text(key, in: language) ?? text(key, in: fallback) ?? key.rawValue
    }

    /// What each language lacks.
    package func missing(in languages: [String]) -> [(key: UIString, language: String)] {
        languages.flatMap { language in
            UIString.allCases.filter { texts[language]?[$0] == nil }.map { ($0, language) }
        }
    }
}
