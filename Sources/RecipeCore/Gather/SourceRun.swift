import Synchronization

/// A run of one source until it ends, its timeout passes or the whole run is cancelled.
///
/// The source runs in an unstructured task that nothing awaits: structured concurrency would wait for a
/// source that ignores its cancellation. Source and deadline run on threads of their own, so that the
/// deadline holds while sources block or compute.
final class SourceRun: Sendable {
  private struct State {
    var ending: SourceEnding?
    var waiter: CheckedContinuation<SourceEnding, Never>?
  }

  private let state = Mutex(State())
  private let threads: ThreadExecutor

  /// Creates a run that has not started.
  init(on threads: ThreadExecutor) {
    self.threads = threads
  }

  /// Runs `work`, cancels it when the timeout passes, and returns how it ended.
  func ending<C: Clock<Duration>>(
    within timeout: Duration, on clock: C,
    _ work: @escaping @Sendable () async throws(SourceFailure) -> Void
  ) async -> SourceEnding {
    let start = clock.now
    let source = Task(executorPreference: threads) { [self] in
      let ending = await Self.result(of: work)
      // The deadline itself may be late on a machine under load.
      end(start.duration(to: clock.now) > timeout ? .timedOut : ending)
    }
    let deadline = Task(executorPreference: threads) { [self] in
      do { try await clock.sleep(for: timeout) } catch { return }
      end(.timedOut)
    }
    defer {
      source.cancel()
      deadline.cancel()
    }
    return await withTaskCancellationHandler(operation: wait, onCancel: { end(.cancelled) })
  }

  private static func result(
    of work: () async throws(SourceFailure) -> Void
  ) async -> SourceEnding {
    do throws(SourceFailure) {
      try await work()
      return .finished
    } catch {
      return .failed(error)
    }
  }

  private func wait() async -> SourceEnding {
    await withCheckedContinuation { waiter in
      let ending = state.withLock { state in
        if state.ending == nil { state.waiter = waiter }
        return state.ending
      }
      if let ending { waiter.resume(returning: ending) }
    }
  }

  /// Records how the run ended; only the first call counts.
  private func end(_ ending: SourceEnding) {
    let waiter = state.withLock { state -> CheckedContinuation<SourceEnding, Never>? in
      guard state.ending == nil else { return nil }
      state.ending = ending
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(returning: ending)
  }
}
