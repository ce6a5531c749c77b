/// The requests of a UTC day.
struct RequestDay: Sendable, Hashable {
  private static let seconds = 86_400

  /// The number of the day since 1970-01-01.
  let number: Int
  /// The number of requests made.
  var used = 0
  /// True if the server says that its quota is used up.
  var isSpent = false

  /// Creates the day of a time without a request.
  init(of now: Int) {
    number = Self.number(of: now)
  }

  /// The maximum number of requests that is believed of a file.
  private static let maximumCount = 1_000_000_000

  /// Creates a day from what is kept of it, or returns `nil` if it is not that of a time.
  init?(number: Int, used: Int, isSpent: Bool, at now: Int) {
    guard number == Self.number(of: now) else { return nil }
    self.number = number
    self.used = min(max(0, used), Self.maximumCount)
    self.isSpent = isSpent
  }

  /// Returns the number of requests left of a quota.
  func left(of quota: Int?) -> Int? {
    quota.map { isSpent ? 0 : max(0, $0 - used) }
  }

  /// Returns the time until the next day, in seconds.
  static func secondsLeft(at now: Int) -> Int {
    (number(of: now) + 1) * seconds - now
  }

  /// True if a time is in an earlier day than another, so that its requests no longer count.
  static func isOver(_ time: Int, at now: Int) -> Bool { number(of: time) < number(of: now) }

  private static func number(of now: Int) -> Int {
    Int((Double(now) / Double(seconds)).rounded(.down))
  }
}
