import RecipeCore
import RecipeStorage

/// Checks that the requests of the day are known.
struct ServerRecordCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    let damaged = DamagedLedgers.paths(
      in: StateFolder(world: setUp.world).ofServers, files: setUp.files,
      clock: setUp.world.wallClock)
    return damaged.map { path in
      Finding(
        .cache, .warning, "the record of a server's requests of today cannot be read",
        at: setUp.shown(path), why: "sources with 'daily_quota' do not ask it before midnight UTC",
        remedy: "remove it if requests are left")
    }
  }
}
