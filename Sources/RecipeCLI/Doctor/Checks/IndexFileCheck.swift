import RecipeCore
import RecipeIndex

/// Checks that cached indices can be read.
struct IndexFileCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    guard let store = IndexStore(world: setUp.world) else { return [] }
    let files = setUp.files
    return store.corruptFiles().map { path in
      let shownPath = setUp.shown(path)
      return Finding(
        .cache, .warning, "an index is corrupt", at: shownPath,
        why: "the next run reads all sources again",
        remedy: "run 'recipes doctor --fix' or 'recipes cache clear'",
        fix: Finding.Fix(deed: "removed \(shownPath)") { () throws(FileError) in
          try files.removeFile(path)
        })
    }
  }
}
