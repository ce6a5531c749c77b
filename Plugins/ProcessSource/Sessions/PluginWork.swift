import RecipeCore
import Synchronization

/// The work of a process, which the tasks that wait for its results may cancel.
final class PluginWork: Sendable {
  private let task = Mutex<Task<Void, Never>?>(nil)

  /// Starts the work at once, however busy the threads are that tasks share.
  func start(_ body: @escaping @Sendable () async -> Void) {
    task.withLock { $0 = Task(executorPreference: ThreadExecutor()) { await body() } }
  }

  /// Waits for a result; the work is cancelled with the task that waits.
  func value(of result: PluginResult) async -> PluginResult.Value {
    await withTaskCancellationHandler {
      await result.value()
    } onCancel: {
      task.withLock(\.self)?.cancel()
    }
  }
}
