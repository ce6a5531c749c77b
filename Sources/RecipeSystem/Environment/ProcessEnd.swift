#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of the process, without freeing its memory, which the system does faster.
///
/// Standard output is written without a buffer of the C library, so that nothing needs flushing.
package enum ProcessEnd {
  /// Ends the process immediately.
  package static func now(_ status: Int32) -> Never {
    Interruption.hold()
    _exit(status)
  }

  /// Ends the process with the status that `work` returns.
  ///
  /// The main thread sleeps meanwhile; `work` runs on other threads.
  package static func after(_ work: @escaping @Sendable () async -> Int32) -> Never {
    Task.detached { now(await work()) }
    while true { pause() }
  }
}
