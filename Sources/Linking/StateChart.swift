import APIModel

/// States and what leads from one to another, with the methods called on the way.
package struct StateChart: Sendable, Hashable {
    /// What has the states.
    package enum Subject: String, Sendable, CaseIterable { case app, scene }

    package struct Transition: Sendable, Hashable {
        package var from: String
        package var to: String
        /// In the order of the calls.
        package var calls: [SymbolPath]

        package init(from: String, to: String, calls: [SymbolPath]) {
            self.from = from
            self.to = to
            self.calls = calls
        }
    }

    package var subject: Subject
    /// As a page names its picture in a fence: `app-states`.
    package var name: String { "\(subject.rawValue)-states" }
    /// The concepts of the glossary that name the states.
    package var states: [String]
    package var transitions: [Transition]

    package init(subject: Subject, states: [String], transitions: [Transition]) {
        self.subject = subject
        self.states = states
        self.transitions = transitions
    }
}
