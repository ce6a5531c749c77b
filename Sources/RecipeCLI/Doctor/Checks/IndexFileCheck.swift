import RecipeCore
import RecipeIndex

/// Checks that cached indices can be read.
struct IndexFileCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    guard let store = IndexStore(world: setUp.world) else { return [] }
    return store.corruptFiles().map { path in
      Finding(
        .cache, .warning, "an index is corrupt", at: setUp.shown(path),
        why: "the next run reads all sources again",
        remedy: "run 'recipes doctor --fix' or 'recipes cache clear'",
        fix: .removal(of: path, in: setUp))
    }
  }
}
