package import RecipeCore
import Synchronization

/// A network whose server accepts a request and does not respond until the task is cancelled.
package final class HeldTransport: HTTPTransport {
  private let answer: @Sendable (HTTPRequest) -> HTTPResponse?
  private let held: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation

  /// Creates a network.
  ///
  /// - Parameter answer: The response to a request; `nil` holds it.
  package init(_ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse? = { _ in nil }) {
    self.answer = answer
    (held, signal) = AsyncStream.makeStream()
  }

  /// Waits until a request is held.
  package func waitUntilHeld() async {
    for await _ in held { return }
  }

  package func get(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(HTTPFailure) -> HTTPResponse {
    if request.cachedOnly != nil { throw HTTPFailure(.notCached, "nothing is cached") }
    if let response = answer(request) { return response }
    signal.yield()
    // A day: nothing but the task's cancellation wakes it before the test is over.
    try? await Task.sleep(for: .seconds(86_400))
    throw HTTPFailure(.cancelled, "the request was cancelled")
  }
}
