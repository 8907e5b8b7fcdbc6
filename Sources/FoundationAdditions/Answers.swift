#if !CHECKING

    /// Gives an answer that the system has on another thread.
    ///
    /// Source: documented (references of methods with a completion handler): the handler may run on a background thread, and
    /// never before the method has returned.
    package func answerInBackground(_ answer: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async(execute: answer)
    }

    /// Gives an answer on the main thread, when what asks for it has returned.
    package func answerOnMain(_ answer: @escaping () -> Void) {
        nonisolated(unsafe) let answer = answer
        DispatchQueue.main.async { answer() }
    }

#endif
