import JSONSyntax

/// The memory of a server between runs: the requests of the day, its failures, and the pause
/// that it asked for.
struct ServerRecord: Sendable, Hashable {
  /// The longest pause that a server can ask for, in seconds: a day.
  private static let longestPause = 86_400

  /// The requests of the day.
  var day: RequestDay
  /// The circuit breaker.
  var breaker = CircuitBreaker()
  /// The end of the pause that the server asked for, in seconds since 1970.
  private(set) var pauseEnd = 0
  /// The cause of the last failure, in words without secrets; `nil` if nothing failed.
  var trouble: String?
  /// The mark of the key that was used last, or `nil` before the first.
  private var keyMark: UInt16?

  /// Creates the record of a server that was never asked.
  init(at now: Int) {
    day = RequestDay(of: now)
  }

  /// Reads a record; what is missing or damaged is as if nothing had happened.
  init(_ bytes: [UInt8], at now: Int) {
    self.init(at: now)
    guard let root = try? JSONDocument(parsing: bytes).root else { return }
    let isSpent = root["spent"]?.boolean ?? false
    if let number = root["day"]?.integer, let used = root["used"]?.integer {
      day = RequestDay(number: number, used: used, isSpent: isSpent, at: now) ?? day
    }
    breaker = CircuitBreaker(
      failures: root["failures"]?.integer ?? 0, end: root["open_until"]?.integer ?? 0)
    pauseEnd = root["pause_until"]?.integer ?? 0
    trouble = root["trouble"]?.string
    keyMark = root["key_mark"]?.integer.flatMap { UInt16(exactly: $0) }
  }

  /// The record as a small JSON text.
  var bytes: [UInt8] {
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    let numbers = [
      ("day", day.number), ("used", day.used), ("failures", breaker.failures),
      ("open_until", breaker.end), ("pause_until", pauseEnd),
    ]
    for (name, number) in numbers {
      json.name(name)
      json.integer(number)
    }
    json.name("spent")
    json.boolean(day.isSpent)
    if let keyMark {
      json.name("key_mark")
      json.integer(Int(keyMark))
    }
    if let trouble {
      json.name("trouble")
      json.string(trouble)
    }
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// Returns the rest of the pause that the server asked for, in seconds.
  func pauseLeft(at now: Int) -> Int {
    let left = pauseEnd - now
    return left <= Self.longestPause ? max(0, left) : 0
  }

  /// Records the key of a request: the limits that the server named for another one are over.
  ///
  /// - Parameter mark: Sixteen bits of a checksum, which tell keys apart but give none away.
  mutating func use(keyMarked mark: UInt16) {
    defer { keyMark = mark }
    guard let keyMark, keyMark != mark else { return }
    day.isSpent = false
    pauseEnd = 0
  }

  /// Records the pause that a server asks for.
  mutating func pause(for seconds: Int, at now: Int) {
    pauseEnd = max(pauseEnd, now + min(seconds, Self.longestPause))
  }
}
