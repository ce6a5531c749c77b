import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A server on the loopback interface that takes connections and never says a word.
final class SilentServer: Sendable {
  /// The port it listens on.
  let port: UInt16
  private let descriptor: Int32

  /// Starts to listen on a free port.
  init() throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = descriptor
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) == 0 && listen(socket, 8) == 0
          && getsockname(socket, address, &length) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit {
    _ = close(descriptor)
  }

  /// Waits until somebody has connected; the connection stays open and silent.
  ///
  /// - Parameter body: What is done at once: a test that waits may go on much later, while others
  ///   have all threads.
  func connection(_ body: @escaping @Sendable () -> Void = {}) async {
    let descriptor = descriptor
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      // A queue of its own gets a thread even while all others block.
      DispatchQueue(label: "accept").async {
        _ = accept(descriptor, nil, nil)
        body()
        continuation.resume()
      }
    }
  }
}
