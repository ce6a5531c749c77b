package import RecipeCore
import Synchronization

/// A network that responds by a closure and records the requests.
package final class StubTransport: HTTPTransport {
  private let answer: @Sendable (HTTPRequest) throws(HTTPFailure) -> HTTPResponse
  private let asked = Mutex<[(request: HTTPRequest, timeout: Duration)]>([])

  /// Creates a network that responds by a closure.
  ///
  /// - Parameter answer: Returns the response to a request.
  package init(_ answer: @escaping @Sendable (HTTPRequest) throws(HTTPFailure) -> HTTPResponse) {
    self.answer = answer
  }

  /// A network that must not be used: each request fails.
  package static var unused: StubTransport {
    StubTransport { _ throws(HTTPFailure) in throw HTTPFailure(.unreachable, "no network here") }
  }

  /// Every request so far, in order.
  package var requests: [HTTPRequest] {
    asked.withLock { $0.map(\.request) }
  }

  /// The timeout of each request, in order.
  package var timeouts: [Duration] {
    asked.withLock { $0.map(\.timeout) }
  }

  package func get(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(HTTPFailure) -> HTTPResponse {
    if request.cachedOnly != nil { throw HTTPFailure(.notCached, "nothing is cached") }
    asked.withLock { $0.append((request, timeout)) }
    if Task.isCancelled { throw HTTPFailure(.cancelled, "cancelled") }
    return try answer(request)
  }
}
