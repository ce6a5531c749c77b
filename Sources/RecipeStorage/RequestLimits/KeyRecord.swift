import JSONSyntax
import RecipeCore

/// The memory of the requests with one key: their number in the day, and the pause that the server
/// asked for.
///
/// Servers count by key, not by what somebody calls a source.
struct KeyRecord: Sendable, Hashable {
  /// The mark of the key, or `nil` for requests without one.
  let mark: UInt16?
  /// The requests of the day.
  var day: RequestDay
  /// The end of the pause that the server asked for, in seconds since 1970.
  private(set) var pauseEnd = 0
  /// True if the pause is that of a quota, which the server says is used up.
  private(set) var isPauseOfQuota = false
  /// The server's own words about its limit, without the key; `nil` if it said nothing.
  private(set) var said: String?

  /// Creates the record of a key without a request.
  init(_ mark: UInt16?, at now: Int) {
    self.mark = mark
    day = RequestDay(of: now)
  }

  /// Reads a record.
  ///
  /// - Returns: `nil` if it does not say how many requests were made.
  init?(_ json: JSONValue, at now: Int) {
    guard let number = json["day"]?.integer, let used = json["used"]?.integer, used >= 0 else {
      return nil
    }
    self.init(json["mark"]?.keyMark, at: now)
    let isSpent = json["spent"]?.boolean ?? false
    day = RequestDay(number: number, used: used, isSpent: isSpent, at: now) ?? day
    let end = json["pause_until"]?.integer ?? 0
    pauseEnd = (0...now + RetryPause.maximumAskedPause).contains(end) ? end : 0
    isPauseOfQuota = json["pause_of_quota"]?.boolean ?? false
    said = (json["said"]?.string).map { ServerRefusal.excerpt($0.utf8) }
  }

  /// Writes the record as an object.
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("mark", keyMark: mark)
    for (name, number) in [("day", day.number), ("used", day.used), ("pause_until", pauseEnd)] {
      json.name(name)
      json.integer(number)
    }
    json.name("spent")
    json.boolean(day.isSpent)
    json.name("pause_of_quota")
    json.boolean(isPauseOfQuota)
    if let said {
      json.name("said")
      json.string(said)
    }
    json.endObject()
  }

  /// Takes back the count of a request that was not sent.
  mutating func giveBack() { day.used = max(0, day.used - 1) }

  /// Returns the rest of the pause that the server asked for, in seconds.
  func pauseLeft(at now: Int) -> Int {
    let left = pauseEnd - now
    return left <= RetryPause.maximumAskedPause ? max(0, left) : 0
  }

  /// Records the pause that a server asks for.
  ///
  /// - Parameter isOfQuota: True if it says that a quota is used up.
  mutating func pause(for seconds: Int, at now: Int, isOfQuota: Bool = false) {
    let end = now + min(seconds, RetryPause.maximumAskedPause)
    guard end > pauseEnd else { return }
    (pauseEnd, isPauseOfQuota) = (end, isOfQuota)
  }

  /// Records the server's own words about its limit, or that it had none.
  mutating func note(said words: String?) { said = words }

  /// True if the record says more than that there were no requests.
  func matters(at now: Int) -> Bool { day.used > 0 || day.isSpent || pauseLeft(at: now) > 0 }
}
