import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A small HTTP server on 127.0.0.1 or ::1 that replies as a test tells it to, correctly or not.
///
/// Each connection carries one request. `stop` (or the end of the value) closes every connection
/// and waits for the threads, so nothing outlives a test.
package final class LoopbackServer: Sendable {
  /// One request as received.
  package struct Request: Sendable, Hashable {
    /// The path with its query.
    package let target: String
    /// The header lines.
    package let headers: [String]
  }

  /// The error that no loopback server could be opened.
  package struct Failure: Error {}

  /// The port it listens on.
  package let port: UInt16
  private let isIPv6: Bool
  private let listener: Int32
  private let connections: LoopbackConnections
  private let threads = DispatchGroup()

  /// Starts a server on a free port.
  ///
  /// - Parameters:
  ///   - isIPv6: True to listen on ::1 instead of 127.0.0.1.
  ///   - reply: Returns the reply to a request.
  package init(
    isIPv6: Bool = false, _ reply: @escaping @Sendable (Request) -> LoopbackReply
  ) throws {
    signal(SIGPIPE, SIG_IGN)
    guard let (listener, port) = isIPv6 ? Self.listen6() : Self.listen() else { throw Failure() }
    self.isIPv6 = isIPv6
    let connections = LoopbackConnections()
    let threads = threads
    self.listener = listener
    self.port = port
    self.connections = connections
    // The threads must not hold the server: the last of them would then wait for itself to end.
    DispatchQueue(label: "loopback").async(group: threads) {
      while let connection = Self.accept(listener), connections.open(connection) {
        DispatchQueue(label: "loopback.connection").async(group: threads) {
          var isReset = false
          if let request = Self.readRequest(connection) {
            connections.add(request)
            isReset = Self.perform(reply(request), on: connection)
          }
          connections.close(connection, isReset: isReset)
        }
      }
    }
  }

  deinit {
    stop()
    close(listener)
  }

  /// The base URL: `http://127.0.0.1:PORT`.
  package var url: String { isIPv6 ? "http://[::1]:\(port)" : "http://127.0.0.1:\(port)" }

  /// Every request so far, in the order received.
  package var requests: [Request] { connections.requests }

  /// Returns a server that has stopped: its port refuses connections, and nobody else gets it.
  package static func stopped() throws -> LoopbackServer {
    let server = try LoopbackServer { _ in .answer("") }
    server.stop()
    return server
  }

  /// Closes everything and waits until every thread has ended.
  package func stop() {
    connections.stop()
    shutdown(listener, Int32(SHUT_RDWR))
    threads.wait()
  }

  private static let maximumHeadSize = 64 << 10
  /// The first byte of a TLS handshake (RFC 8446, section 5.1).
  private static let tlsHandshake: UInt8 = 22

  /// Performs the steps; returns true if the connection ends with a reset.
  private static func perform(_ reply: LoopbackReply, on connection: Int32) -> Bool {
    for step in reply.steps {
      switch step {
      case .send(let bytes): if !write(bytes, to: connection) { return false }
      case .pause(let milliseconds): usleep(UInt32(milliseconds) * 1000)
      case .silence: while !read(connection).isEmpty {}
      case .reset: return true
      }
    }
    return false
  }

  private static func readRequest(_ connection: Int32) -> Request? {
    var head: [UInt8] = []
    while !head.ends(with: Array("\r\n\r\n".utf8)), head.count < maximumHeadSize {
      let bytes = read(connection)
      if bytes.isEmpty { return nil }
      head += bytes
      if head.first == tlsHandshake { return Request(target: "", headers: []) }
    }
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n").map(String.init)
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3 else { return nil }
    return Request(target: String(words[1]), headers: Array(lines.dropFirst()))
  }

  private static func listen() -> (listener: Int32, port: UInt16)? {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    guard let listener = listen(AF_INET, &address) else { return nil }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  private static func listen6() -> (listener: Int32, port: UInt16)? {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_addr = in6addr_loopback
    guard let listener = listen(AF_INET6, &address) else { return nil }
    return (listener, UInt16(bigEndian: address.sin6_port))
  }

  /// Listens on an address, whose port it fills in.
  private static func listen<Address>(_ family: Int32, _ address: inout Address) -> Int32? {
    #if canImport(Darwin)
      let listener = socket(family, SOCK_STREAM, 0)
    #else
      let listener = socket(family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    #endif
    var size = socklen_t(MemoryLayout<Address>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && systemListen(listener)
          && getsockname(listener, address, &size) == 0
      }
    }
    return isBound ? listener : nil
  }

  private static func accept(_ listener: Int32) -> Int32? {
    while true {
      let connection = systemAccept(listener)
      if connection >= 0 {
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        return connection
      }
      if errno != EINTR { return nil }
    }
  }

  private static func read(_ connection: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(0, recv(connection, buffer.baseAddress, 4096, 0))
    }
  }

  private static func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

extension [UInt8] {
  fileprivate func ends(with ending: [UInt8]) -> Bool {
    suffix(ending.count).elementsEqual(ending)
  }
}

// Inside the type these names mean its own methods.
private func systemListen(_ listener: Int32) -> Bool {
  listen(listener, 64) == 0
}

private func systemAccept(_ listener: Int32) -> Int32 {
  accept(listener, nil, nil)
}
