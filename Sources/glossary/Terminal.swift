#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A terminal that gives each key at once and shows what is drawn; as it was before when it is closed, however the program
/// ends.
struct Terminal {
    /// Nil when one of the two is no terminal.
    init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        guard isatty(input) == 1, isatty(output) == 1, tcgetattr(input, &Self.before) == 0 else { return nil }
        var raw = Self.before
        cfmakeraw(&raw)
        // Keys are waited for; a signal ends the waiting.
        withUnsafeMutableBytes(of: &raw.c_cc) { codes in
            codes[Int(VMIN)] = 1
            codes[Int(VTIME)] = 0
        }
        // What was typed before is kept.
        guard tcsetattr(input, TCSADRAIN, &raw) == 0 else { return nil }
        for ending in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] { handle(ending) { Terminal.restoreAndDie($0) } }
        // A changed window is heard of only while keys are waited for: none is missed.
        handle(SIGWINCH) { _ in }
        var changed = sigset_t()
        sigemptyset(&changed)
        sigaddset(&changed, SIGWINCH)
        sigprocmask(SIG_BLOCK, &changed, nil)
        // The other screen, so that the reader's own text comes back.
        show("\u{1B}[?1049h")
    }

    func close() {
        show("\u{1B}[?1049l")
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &Self.before)
    }

    /// Columns and lines.
    var size: (columns: Int, lines: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return (80, 24)
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    func show(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// What was typed since the last call, at least a byte; empty when a signal came between, nil at the end of input.
    func typed() -> [UInt8]? {
        var none = sigset_t()
        sigemptyset(&none)
        var inputs = fd_set()
        // The bit of descriptor 0, standard input.
        inputs.__fds_bits.0 = 1
        if pselect(STDIN_FILENO + 1, &inputs, nil, nil, nil, &none) < 0 { return errno == EINTR ? [] : nil }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count < 0 { return errno == EINTR ? [] : nil }
        return count == 0 ? nil : Array(buffer.prefix(count))
    }

    // Written before the handlers are set and read by them.
    private nonisolated(unsafe) static var before = termios()

    /// Only calls that a signal handler may make.
    private static func restoreAndDie(_ number: Int32) {
        var text: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (27, 91, 63, 49, 48, 52, 57, 108)
        _ = withUnsafeBytes(of: &text) { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
        tcsetattr(STDIN_FILENO, TCSANOW, &before)
        signal(number, SIG_DFL)
        raise(number)
    }

    private func handle(_ number: Int32, _ body: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = body
        // Without SA_RESTART: a changed window ends the waiting for a key, and all is drawn anew.
        sigaction(number, &action, nil)
    }
}
