#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of the process, which frees nothing: the system does that faster.
///
/// Standard output is written without a buffer of the C library, so that none has to be flushed.
package enum ProcessEnd {
  /// Ends the process at once.
  package static func now(_ status: Int32) -> Never {
    _exit(status)
  }

  /// Ends the process once `work` is done, with the status it gives.
  ///
  /// The main thread sleeps meanwhile; `work` runs on others.
  package static func after(_ work: @escaping @Sendable () async -> Int32) -> Never {
    Task.detached { now(await work()) }
    while true { pause() }
  }
}
