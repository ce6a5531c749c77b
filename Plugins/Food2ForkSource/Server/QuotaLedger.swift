import JSONSyntax
import RecipeCore
import Synchronization

/// Counts the requests of a UTC day in a small file, so that runs share one daily quota.
final class QuotaLedger: Sendable {
  private struct Day: Hashable {
    var number: Int
    var used: Int
  }

  private static let secondsPerDay = 86_400
  private static let sizeLimit = 4096

  private let quota: Int
  private let path: String
  private let folder: String
  private let files: any FileSystem
  private let clock: any WallClock
  private let gate = Mutex(())

  /// Makes the ledger of a source.
  ///
  /// - Parameters:
  ///   - quota: The most requests a day.
  ///   - name: The source's name.
  ///   - environment: Where the file is kept, and what tells the day.
  init(quota: Int, name: String, environment: SourceEnvironment) {
    self.quota = quota
    folder = environment.stateFolder
    path = folder + "/" + name.percentEncoded + ".quota.json"
    files = environment.files
    clock = environment.clock
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

  private var exhausted: SourceFailure {
    let left = Self.secondsPerDay - Self.remainder(clock.now)
    return SourceFailure(
      .quotaExhausted, "the daily quota of \(quota) requests is used up",
      help: "it starts anew at midnight UTC, in \(left / 3600) h \(left / 60 % 60) min")
  }

  /// Changes today's count; a ledger that cannot be kept does not stop a run.
  private func change(_ change: (inout Day) -> Bool) -> Bool {
    gate.withLock { _ in
      var day = Day(number: Self.dayNumber(clock.now), used: 0)
      if let kept = read(), kept.number == day.number { day.used = kept.used }
      guard change(&day) else { return false }
      write(day)
      return true
    }
  }

  private func read() -> Day? {
    guard let bytes = try? files.read(path, limit: Self.sizeLimit),
      let document = try? JSONDocument(parsing: bytes),
      let number = document.root["day"]?.integer, let used = document.root["used"]?.integer
    else { return nil }
    return Day(number: number, used: max(0, used))
  }

  private func write(_ day: Day) {
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    json.name("day")
    json.integer(day.number)
    json.name("used")
    json.integer(day.used)
    json.endObject()
    try? files.createFolder(folder)
    try? files.writeAtomically(json.bytes + [UInt8(ascii: "\n")], to: path)
  }

  private static func dayNumber(_ seconds: Int) -> Int {
    (seconds - remainder(seconds)) / secondsPerDay
  }

  private static func remainder(_ seconds: Int) -> Int {
    let remainder = seconds % secondsPerDay
    return remainder < 0 ? remainder + secondsPerDay : remainder
  }
}
