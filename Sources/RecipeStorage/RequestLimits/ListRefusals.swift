import JSONSyntax
import RecipeCore
import Text

/// The answers of a server that it has no list at the address of a source, after a few of which it is left alone
/// for some time: a wrong address costs no more calls than it must.
///
/// Once a person has set another address, it is asked at once.
struct ListRefusals: Sendable, Hashable {
  /// The state of a circuit breaker that counts them.
  private(set) var breaker = CircuitBreaker()
  /// The mark of the address: sixteen bits of a checksum.
  private var mark: UInt16?
  /// The status of the last one.
  private var status = 0

  /// Creates a memory of none.
  init() {}

  /// Reads the members of a source's record; what is missing or damaged is as if nothing had happened.
  init(_ json: JSONValue) {
    breaker = CircuitBreaker(
      failures: json["list_failures"]?.integer ?? 0, end: json["list_open_until"]?.integer ?? 0)
    mark = json["list_mark"]?.keyMark
    status = json["list_status"]?.integer ?? 0
  }

  /// Writes them as members of a source's record, if there are any.
  func write(to json: inout JSONWriter) {
    guard breaker.failures > 0 else { return }
    for (name, number) in [
      ("list_failures", breaker.failures), ("list_open_until", breaker.end),
      ("list_status", status),
    ] {
      json.name(name)
      json.integer(number)
    }
    json.member("list_mark", keyMark: mark)
  }

  /// Returns the reason why the list must not be asked for now, or `nil`.
  mutating func denial(at address: String, now: Int) -> ServerAccount.Denial? {
    mark == Self.mark(of: address) ? denial(now: now) : nil
  }

  /// Returns the reason why the list at the same address as before must not be asked for now, or `nil`.
  mutating func denial(now: Int) -> ServerAccount.Denial? {
    guard !breaker.allowsRequest(at: now) else { return nil }
    return .suspended(
      seconds: breaker.secondsLeft(at: now), failures: breaker.failures, trouble: trouble)
  }

  /// Ends the pause, so that the next request tries whether there is a list now.
  mutating func endPause(at now: Int) { breaker.endPause(at: now) }

  /// Records what the server said when it was asked for a list.
  mutating func note(_ verdict: HTTPVerdict, _ status: Int, at address: String, now: Int) {
    guard verdict == .refused, status < 400 || status == 404 || status == 410 else {
      if verdict == .answer { self = ListRefusals() }
      return
    }
    let mark = Self.mark(of: address)
    if self.mark != mark { self = ListRefusals() }
    (self.mark, self.status) = (mark, status)
    breaker.fail(at: now)
  }

  private var trouble: String {
    status >= 400
      ? "it answered with status \(status): check its address"
      : "it returned something other than recipes: check its address"
  }

  private static func mark(of address: String) -> UInt16 {
    UInt16(truncatingIfNeeded: Checksum.of(Array(address.utf8)))
  }
}
