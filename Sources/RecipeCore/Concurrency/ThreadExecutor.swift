import Dispatch

/// Runs tasks on threads of their own, so that one that waits inside a system call, or computes for
/// long, holds up nobody else.
///
/// Swift's tasks share as many threads as there are processors; two folders on slow storage would
/// take them all, and with them every deadline.
package final class ThreadExecutor: TaskExecutor {
  /// Makes an executor.
  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // A queue of its own gets a thread even while all others are busy, up to 255 of them.
    DispatchQueue(label: "recipes.source").async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
