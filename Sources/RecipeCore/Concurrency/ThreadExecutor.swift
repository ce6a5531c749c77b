import Dispatch

/// An executor that gives each task its own thread, so that one that blocks in a system call or
/// computes for long does not delay others.
///
/// Swift's cooperative pool has as many threads as there are processors; two folders on slow
/// storage would block them all, and with them every timeout.
package final class ThreadExecutor: TaskExecutor {
  /// Creates an executor.
  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // A separate queue gets a thread even while all others are busy, up to 255 of them.
    DispatchQueue(label: "recipes.source").async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
