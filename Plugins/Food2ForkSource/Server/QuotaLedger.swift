import JSONSyntax
import RecipeCore
import Synchronization
import Text

/// A ledger of the requests of a UTC day in a small file, so that runs share one daily quota.
final class QuotaLedger: Sendable {
  private struct Day: Hashable {
    var number: Int
    var used: Int
  }

  private struct State {
    /// The count of this run, in case the file cannot be written.
    var day: Day
    var trouble: FileError?
  }

  private static let secondsPerDay = 86_400
  private static let sizeLimit = 4096
  /// Less than any file system allows in a name; longer URLs with a common prefix share a quota.
  private static let nameLimit = 200

  private let quota: Int
  private let path: String
  private let folder: String
  private let files: any FileSystem
  private let clock: any WallClock
  private let state: Mutex<State>

  /// Creates the ledger of a source.
  ///
  /// - Parameters:
  ///   - quota: The maximum number of requests per day.
  ///   - endpoint: The server; two projects may use one name for different servers.
  ///   - environment: The folder of the file, and the clock.
  init(quota: Int, of endpoint: Food2ForkEndpoint, environment: SourceEnvironment) {
    self.quota = quota
    folder = environment.stateFolder
    path = "\(folder)/\(endpoint.text.percentEncoded.prefix(Self.nameLimit)).quota.json"
    files = environment.files
    clock = environment.clock
    state = Mutex(State(day: Day(number: Self.dayNumber(clock.now), used: 0)))
  }

  /// Counts a request before it is made.
  ///
  /// - Throws: An error if the quota is used up, with the time until it is renewed.
  func take() throws(SourceFailure) {
    let isLeft = change { day in
      guard day.used < quota else { return false }
      day.used += 1
      return true
    }
    if !isLeft { throw exhausted }
  }

  /// Records that the server reports today's quota as used up.
  func useUp() {
    _ = change { day in
      day.used = max(day.used, quota)
      return true
    }
  }

  /// The warning that the count could not be saved, if so.
  var diagnostics: [Diagnostic] {
    guard let trouble = state.withLock(\.trouble) else { return [] }
    return [
      Diagnostic(
        .warning, "the requests of the day cannot be counted: \(trouble.reasonText)",
        at: TextLocation(path: path),
        help: "daily_quota applies to this run only; make the folder \(folder) writable")
    ]
  }

  private var exhausted: SourceFailure {
    let left = Self.secondsPerDay - Self.remainder(clock.now)
    return SourceFailure(
      .quotaExhausted, "the daily quota of \(quota) requests is used up",
      help: "it is renewed at midnight UTC, in \(left / 3600) h \(left / 60 % 60) min")
  }

  /// Changes today's count in the file; without a writable file, counts this run alone.
  private func change(_ change: (inout Day) -> Bool) -> Bool {
    state.withLock { state in
      let today = Self.dayNumber(clock.now)
      if state.day.number != today { state.day = Day(number: today, used: 0) }
      var isDone = false
      do throws(FileError) {
        try files.createFolder(folder)
        try files.update(path, limit: Self.sizeLimit) { bytes in
          var day = Self.day(in: bytes, today: today)
          isDone = change(&day)
          return isDone ? Self.bytes(of: day) : nil
        }
      } catch {
        state.trouble = error
        isDone = change(&state.day)
      }
      return isDone
    }
  }

  /// Reads today's count from a ledger; 0 if it is of another day or unreadable.
  private static func day(in bytes: [UInt8], today: Int) -> Day {
    guard let root = try? JSONDocument(parsing: bytes).root, root["day"]?.integer == today,
      let used = root["used"]?.integer
    else { return Day(number: today, used: 0) }
    return Day(number: today, used: max(0, used))
  }

  private static func bytes(of day: Day) -> [UInt8] {
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    json.name("day")
    json.integer(day.number)
    json.name("used")
    json.integer(day.used)
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func dayNumber(_ seconds: Int) -> Int {
    (seconds - remainder(seconds)) / secondsPerDay
  }

  private static func remainder(_ seconds: Int) -> Int {
    let remainder = seconds % secondsPerDay
    return remainder < 0 ? remainder + secondsPerDay : remainder
  }
}
