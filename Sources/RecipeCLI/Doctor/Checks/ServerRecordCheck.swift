import RecipeCore
import RecipeStorage

/// Checks that the requests of the day are known.
struct ServerRecordCheck: DoctorCheck {
  /// The problem of a record.
  static let problem = "the record of a server's requests of today cannot be read"
  /// The consequence.
  static let consequence = "sources with 'daily_quota' do not ask it before midnight UTC"
  /// The remedy.
  static let remedy = "remove it if requests are left"

  func findings(in setUp: SetUp) -> [Finding] {
    Self.damagedRecords(of: setUp.world).map { path in
      Finding(
        .cache, .warning, Self.problem, at: setUp.shown(path), why: Self.consequence,
        remedy: Self.remedy)
    }
  }

  /// Returns the paths of the records that cannot be read.
  static func damagedRecords(of world: World) -> [String] {
    DamagedLedgers.paths(
      in: StateFolder(world: world).ofServers, files: world.files, clock: world.wallClock)
  }
}
