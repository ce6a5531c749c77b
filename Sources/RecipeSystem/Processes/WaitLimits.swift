#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long a thread may wait for descriptors: until a moment, or until the task is cancelled.
struct WaitLimits: Sendable {
  /// Why a wait ended.
  enum Wakeup: Sendable, Hashable {
    /// A descriptor is ready, at these indices.
    case ready([Int])
    /// A part of the time asked for has passed, the deadline has not.
    case pause
    case deadline
    case cancelled
  }

  /// When the wait is over.
  let deadline: ContinuousClock.Instant
  /// What a cancelled task wakes.
  let cancellation: Cancellation

  /// Waits until one of the descriptors can be read or has ended.
  ///
  /// - Parameters:
  ///   - descriptors: Open descriptors; negative ones are passed over.
  ///   - longest: A time after which to return even though nothing happened.
  func wait(for descriptors: [Int32], atMost longest: Duration? = nil) -> Wakeup {
    while true {
      var polls = (descriptors + [cancellation.descriptor]).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return .deadline }
      let count = poll(&polls, nfds_t(polls.count), min(left, longest ?? left).pollMilliseconds)
      if count < 0 && errno != EINTR { return .deadline }
      if count <= 0 && longest != nil { return .pause }
      guard count > 0 else { continue }
      if polls.last?.revents != 0 { return .cancelled }
      return .ready(polls.indices.filter { polls[$0].revents != 0 })
    }
  }
}

extension Duration {
  /// The time in whole milliseconds, rounded up, as `poll` takes it; at most a day.
  fileprivate var pollMilliseconds: Int32 {
    let time = min(max(self, .zero), .seconds(86_400))
    return Int32(time.components.seconds) * 1000
      + Int32((time.components.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
