extension BuildSite {
    static func runSample(_ invocation: Invocation) -> Exit { .couldNotRun }
}
