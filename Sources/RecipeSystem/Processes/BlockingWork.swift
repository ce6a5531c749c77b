import Dispatch

/// Blocking work, kept off the threads of Swift's concurrency pool.
enum BlockingWork {
  /// Runs `body` on a thread of its own.
  ///
  /// - Parameters:
  ///   - label: The thread's name in a debugger.
  ///   - timeout: The time that `body` may wait.
  ///   - body: A closure that ends promptly once its limits are reached, as by a cancelled task.
  static func run<Result: Sendable>(
    _ label: String, timeout: Duration, _ body: @escaping @Sendable (WaitLimits) -> Result
  ) async -> Result {
    await run(label, timeout: timeout) { limits, deliver in deliver(body(limits)) }
  }

  /// Runs `body` on a thread of its own, and returns what it delivers, whether or not it goes on
  /// after that.
  ///
  /// - Parameters:
  ///   - label: The thread's name in a debugger.
  ///   - timeout: The time that `body` may wait.
  ///   - body: A closure that calls its second parameter exactly once.
  static func run<Result: Sendable>(
    _ label: String, timeout: Duration,
    _ body: @escaping @Sendable (WaitLimits, (Result) -> Void) -> Void
  ) async -> Result {
    let cancellation = Cancellation()
    let limits = WaitLimits(
      deadline: .now.advanced(by: max(.zero, timeout)), cancellation: cancellation)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A queue of its own gets a thread even while all others block.
        DispatchQueue(label: label).async {
          body(limits) { continuation.resume(returning: $0) }
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }
}
