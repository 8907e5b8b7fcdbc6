extension BuildSite {
    static func importText(_ invocation: Invocation) -> Exit { .couldNotRun }
    static func runSample(_ invocation: Invocation) -> Exit { .couldNotRun }
}
