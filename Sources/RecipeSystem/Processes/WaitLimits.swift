#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The limits of waiting for descriptors: a deadline and a cancellation.
struct WaitLimits: Sendable {
  /// The reasons why a wait ended.
  enum Wakeup: Sendable, Hashable {
    /// The descriptors at these indices are ready.
    case ready([Int])
    /// The requested maximum has passed, but not the deadline.
    case pause
    case deadline
    case cancelled
  }

  /// The deadline.
  let deadline: ContinuousClock.Instant
  /// The cancellation, signalled when the task is cancelled.
  let cancellation: Cancellation

  /// Waits until a descriptor is readable or closed, or another one takes bytes.
  ///
  /// - Parameters:
  ///   - descriptors: Open descriptors; negative ones are skipped.
  ///   - writing: An open descriptor to write to, whose index comes after theirs; skipped if
  ///     negative.
  ///   - longest: The maximum time to wait if nothing happens.
  func wait(
    for descriptors: [Int32], writing: Int32 = -1, atMost longest: Duration? = nil
  ) -> Wakeup {
    while true {
      var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      polls.append(pollfd(fd: writing, events: Int16(POLLOUT), revents: 0))
      polls.append(pollfd(fd: cancellation.descriptor, events: Int16(POLLIN), revents: 0))
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
  /// The time in whole milliseconds, rounded up, for `poll`; at most a day.
  fileprivate var pollMilliseconds: Int32 {
    let time = min(max(self, .zero), .seconds(86_400))
    return Int32(time.components.seconds) * 1000
      + Int32((time.components.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
