#if !CHECKING

    /// Does something of the main actor without asking which thread this is.
    ///
    /// For what an app may call on any thread and a simulated system keeps on one: in a run a single thread goes on at a time,
    /// so nothing of it happens at once.
    package func asOnMainActor<Answer>(_ body: @MainActor () throws -> Answer) rethrows -> Answer {
        try withoutActuallyEscaping(body) { body in
            try unsafeBitCast(body, to: (() throws -> Answer).self)()
        }
    }

#endif
