import RecipeCore
import RecipeStorage

/// Checks that the requests of the day are known.
struct ServerRecordCheck: DoctorCheck {
  /// The problem of a record.
  static let problem = "the record of a server's requests of today cannot be read"
  /// The consequence.
  static let consequence = "sources with 'daily_quota' do not ask it before midnight UTC"
  /// The remedy.
  static let remedy = "remove the file, unless the requests of today may be used up"

  func findings(in setUp: SetUp) -> [Finding] {
    Self.damagedRecords(in: setUp.world).map { path in
      Finding(
        .cache, .warning, Self.problem, at: setUp.shown(path), why: Self.consequence,
        remedy: Self.remedy)
    }
  }

  /// Returns the paths of the records that cannot be read.
  ///
  /// - Parameter sources: The servers of the sources whose records are wanted; `nil` for all records.
  static func damagedRecords(of sources: [AnswerOrigins]? = nil, in world: World) -> [String] {
    DamagedLedgers.paths(
      in: StateFolder(world: world).ofServers, of: sources, files: world.files,
      clock: world.wallClock)
  }
}
