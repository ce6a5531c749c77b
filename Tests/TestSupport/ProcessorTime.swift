import Foundation

/// Measurements of the processor time of one thread, which other processes and tests do not lengthen.
package enum ProcessorTime {
  /// Returns the least time of three runs of work, in seconds.
  package static func best(of work: () -> Void) -> Double {
    (0..<3).map { _ in
      let start = now
      work()
      return now - start
    }.min() ?? 0
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
