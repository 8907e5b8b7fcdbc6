import GlossaryLookup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Serves the look-up file to this machine in the DICT protocol, all clients in one thread.
struct DictServer {
    /// The port that RFC 2229 names.
    static let usualPort: UInt16 = 2628

    private static let mostClients = 64
    /// Seconds without a word after which a client is let go.
    private static let patience = 600
    /// What a client may leave unread before its next commands wait.
    private static let mostUnsent = 1 << 20

    private struct Client {
        var descriptor: Int32
        var session: DictSession
        var lastHeard: Int
        /// Whether it has said all that it will say.
        var hasClosed = false

        /// Whether its next command can be done now.
        var canStep: Bool { session.hasInput && session.output.count <= DictServer.mostUnsent }
    }

    private let lookup: DictLookup
    private let listener: Int32
    let port: UInt16

    /// - Parameter port: 0 for any that is free.
    /// - Returns: nil with `errno` set when the port can't be had.
    init?(_ lookup: DictLookup, port: UInt16) {
        self.lookup = lookup
        signal(SIGPIPE, SIG_IGN)
        let listener = socket(
            AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
        guard listener >= 0 else { return nil }
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 64) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard isBound else {
            close(listener)
            return nil
        }
        self.listener = listener
        self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Serves until the process is ended.
    func run() throws(LookupDatabase.Failure) -> Never {
        var clients: [Client] = []
        var number = 0
        while true {
            var waits = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
            for client in clients {
                let isHeard = !client.session.hasInput && !client.hasClosed
                let events = (isHeard ? POLLIN : 0) | (client.session.output.isEmpty ? 0 : POLLOUT)
                waits.append(pollfd(fd: client.descriptor, events: Int16(events), revents: 0))
            }
            poll(&waits, nfds_t(waits.count), clients.contains(where: \.canStep) ? 0 : 30_000)
            let now = time(nil)
            for index in clients.indices.reversed() {
                let stays = try serve(&clients[index], waits[index + 1].revents, now)
                if stays, now - clients[index].lastHeard < Self.patience { continue }
                close(clients[index].descriptor)
                clients.remove(at: index)
            }
            if waits[0].revents != 0 { admit(&clients, &number, now) }
        }
    }

    private func admit(_ clients: inout [Client], _ number: inout Int, _ now: Int) {
        while true {
            let descriptor = accept(listener, nil, nil)
            guard descriptor >= 0 else { return }
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            guard clients.count < Self.mostClients else {
                let refusal = Array("420 too many clients; try again later\r\n".utf8)
                _ = write(descriptor, refusal, refusal.count)
                close(descriptor)
                continue
            }
            number += 1
            clients.append(Client(descriptor: descriptor, session: DictSession(lookup, number: number), lastHeard: now))
        }
    }

    /// - Returns: whether the client stays.
    private func serve(_ client: inout Client, _ events: Int16, _ now: Int) throws(LookupDatabase.Failure) -> Bool {
        // A client that is gone needs no answer; one that only says no more waits for those that it asked for.
        if events & Int16(POLLHUP | POLLERR) != 0 { return false }
        if events & Int16(POLLIN) != 0 {
            var buffer = [UInt8](repeating: 0, count: 16_384)
            let count = read(client.descriptor, &buffer, buffer.count)
            if count < 0 && errno != EAGAIN && errno != EINTR { return false }
            client.hasClosed = count == 0
            if count > 0 {
                client.lastHeard = now
                client.session.receive(buffer.prefix(count))
            }
        }
        if client.canStep { try client.session.step() }
        if !client.session.output.isEmpty {
            let count = client.session.output.withUnsafeBytes { write(client.descriptor, $0.baseAddress, $0.count) }
            if count < 0 { return errno == EAGAIN || errno == EINTR }
            client.session.output.removeFirst(count)
        }
        let isDone = client.session.isOver || client.hasClosed && !client.session.hasInput
        return !(isDone && client.session.output.isEmpty)
    }
}
