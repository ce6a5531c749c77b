import Dispatch

/// Work that waits inside system calls, kept off the threads that Swift's tasks share.
enum BlockingWork {
  /// Runs `body` on a thread of its own.
  ///
  /// - Parameters:
  ///   - label: The thread's name in a debugger.
  ///   - timeout: From now, the time that `body` may wait.
  ///   - body: Ends promptly once its limits are reached; cancelling the task reaches them.
  static func run<Result: Sendable>(
    _ label: String, timeout: Duration, _ body: @escaping @Sendable (WaitLimits) -> Result
  ) async -> Result {
    let cancellation = Cancellation()
    let limits = WaitLimits(
      deadline: .now.advanced(by: max(.zero, timeout)), cancellation: cancellation)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A queue of its own gets a thread even while all others block.
        DispatchQueue(label: label).async { continuation.resume(returning: body(limits)) }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }
}
