import JSONSyntax
import RecipeCore
import Synchronization

/// Counts the requests of a UTC day in a small file, so that runs share one daily quota.
final class QuotaLedger: Sendable {
  private struct Day: Hashable {
    var number: Int
    var used: Int
  }

  private struct State {
    /// The count of this run, for when the file cannot be kept.
    var day: Day
    var trouble: FileError?
  }

  private static let secondsPerDay = 86_400
  private static let sizeLimit = 4096
  /// Less than any file system allows in a name; longer URLs that begin alike share a quota.
  private static let nameLimit = 200

  private let quota: Int
  private let path: String
  private let folder: String
  private let files: any FileSystem
  private let clock: any WallClock
  private let state: Mutex<State>

  /// Makes the ledger of a source.
  ///
  /// - Parameters:
  ///   - quota: The most requests a day.
  ///   - endpoint: The server, as two projects may give one name to different ones.
  ///   - environment: Where the file is kept, and what tells the day.
  init(quota: Int, of endpoint: Food2ForkEndpoint, environment: SourceEnvironment) {
    self.quota = quota
    folder = environment.stateFolder
    path = "\(folder)/\(endpoint.text.percentEncoded.prefix(Self.nameLimit)).quota.json"
    files = environment.files
    clock = environment.clock
    state = Mutex(State(day: Day(number: Self.dayNumber(clock.now), used: 0)))
  }

  /// Counts a request that is about to be made.
  ///
  /// - Throws: That the quota is used up, and when that ends.
  func take() throws(SourceFailure) {
    let isLeft = change { day in
      guard day.used < quota else { return false }
      day.used += 1
      return true
    }
    if !isLeft { throw exhausted }
  }

  /// Takes the server's word that nothing is left today.
  func useUp() {
    _ = change { day in
      day.used = max(day.used, quota)
      return true
    }
  }

  /// That the count could not be kept, when it could not.
  var diagnostics: [Diagnostic] {
    guard let trouble = state.withLock(\.trouble) else { return [] }
    return [
      Diagnostic(
        .warning, "the requests of the day cannot be counted: \(trouble.reasonText)",
        at: TextLocation(path: path),
        help: "daily_quota holds for this run only; make \(folder) a folder that can be written")
    ]
  }

  private var exhausted: SourceFailure {
    let left = Self.secondsPerDay - Self.remainder(clock.now)
    return SourceFailure(
      .quotaExhausted, "the daily quota of \(quota) requests is used up",
      help: "it starts anew at midnight UTC, in \(left / 3600) h \(left / 60 % 60) min")
  }

  /// Changes today's count in the file; a ledger that cannot be kept counts this run alone.
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

  /// Today's count that a ledger holds; nothing yet when it is of another day or cannot be read.
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
