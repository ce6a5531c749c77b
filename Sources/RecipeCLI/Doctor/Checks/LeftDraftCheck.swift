import RecipeConfiguration
import RecipeCore
import Text

/// Checks for drafts that commands left when they were killed.
struct LeftDraftCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    let cache = CacheFolder(world: setUp.world).path.map { $0 + "/index" }
    let places: [(area: DoctorArea, folder: String?)] = [
      (.library, setUp.configuration?.library.path), (.cache, cache),
    ]
    return places.compactMap { area, folder in
      guard let folder, case let drafts = setUp.files.drafts(in: folder), !drafts.isEmpty else {
        return nil
      }
      let count = drafts.count.counted("draft")
      let files = setUp.files
      return Finding(
        area, .warning, "a killed command left \(count)", at: setUp.shown(folder),
        why: "drafts take room and are never read",
        remedy: "run 'recipes doctor --fix'",
        fix: Finding.Fix(deed: "removed \(count) of \(setUp.shown(folder))") {
          () throws(FileError) in
          files.removeDrafts(in: folder)
        })
    }
  }
}
