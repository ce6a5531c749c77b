import RecipeConfiguration
import RecipeCore
import RecipeStorage

/// Checks that cached answers can be read.
struct AnswerFileCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    let settings = setUp.configuration?.cache ?? .standard
    guard let store = AnswerCache(world: setUp.world, settings: settings) else { return [] }
    let files = setUp.files
    return store.unreadableFiles().map { path in
      let shownPath = setUp.shown(path)
      return Finding(
        .cache, .warning, "a cached answer cannot be read", at: shownPath,
        why: "its server is asked again, and '--offline' lacks it",
        remedy: "run 'recipes doctor --fix'",
        fix: Finding.Fix(deed: "removed \(shownPath)") { () throws(FileError) in
          try files.removeFile(path)
        })
    }
  }
}
