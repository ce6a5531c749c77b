import Synchronization

/// The key of an API, which is read when the first request is sent, and once.
///
/// A run that sends none reads no key, and so starts no program that prints it.
public final class HTTPKey: Sendable {
  private let read: @Sendable () async -> Result<String, HTTPFailure>
  private let reading = Mutex<Task<Result<String, HTTPFailure>, Never>?>(nil)

  /// Creates a key.
  ///
  /// - Parameter read: Returns the key, which is visible ASCII; fails in words without it.
  public init(_ read: @escaping @Sendable () async throws(HTTPFailure) -> String) {
    self.read = {
      do throws(HTTPFailure) { return .success(try await read()) } catch { return .failure(error) }
    }
  }

  /// Returns the key.
  ///
  /// - Throws: The reason why there is none.
  public func value() async throws(HTTPFailure) -> String {
    let task = reading.withLock { reading in
      let task = reading ?? Task { [read] in await read() }
      reading = task
      return task
    }
    return try await task.value.get()
  }
}
