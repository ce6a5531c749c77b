import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The open connections of a loopback server and the requests they carried.
final class LoopbackConnections: Sendable {
  private struct State {
    var requests: [LoopbackServer.Request] = []
    var open: Set<Int32> = []
    var isStopped = false
  }

  private let state = Mutex(State())

  /// Every request so far.
  var requests: [LoopbackServer.Request] {
    state.withLock { $0.requests }
  }

  /// Records a request.
  func add(_ request: LoopbackServer.Request) {
    state.withLock { $0.requests.append(request) }
  }

  /// Registers a connection; closes it and returns `false` if the server has stopped.
  func open(_ connection: Int32) -> Bool {
    let isStopped = state.withLock { state in
      state.open.insert(connection)
      return state.isStopped
    }
    if isStopped { close(connection) }
    return !isStopped
  }

  /// Closes a connection, also for every process that may have inherited it.
  ///
  /// - Parameter isReset: True to end it with a reset, as a process that crashes does.
  func close(_ connection: Int32, isReset: Bool = false) {
    state.withLock { state in
      guard state.open.remove(connection) != nil else { return }
      if isReset {
        var noLinger = linger(l_onoff: 1, l_linger: 0)
        let size = socklen_t(MemoryLayout<linger>.size)
        setsockopt(connection, SOL_SOCKET, SO_LINGER, &noLinger, size)
      } else {
        shutdown(connection, Int32(SHUT_RDWR))
      }
      #if canImport(Glibc)
        Glibc.close(connection)
      #elseif canImport(Musl)
        Musl.close(connection)
      #elseif canImport(Darwin)
        Darwin.close(connection)
      #endif
    }
  }

  /// Ends all present and future connections.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      for connection in state.open { shutdown(connection, Int32(SHUT_RDWR)) }
    }
  }
}
