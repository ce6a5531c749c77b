import RecipeConfiguration
import RecipeCore
import RecipeStorage

/// Checks that cached answers can be read.
struct AnswerFileCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    let settings = setUp.configuration?.cache ?? .standard
    guard let store = AnswerCache(world: setUp.world, settings: settings) else { return [] }
    return store.unreadableFiles().map { path in
      Finding(
        .cache, .warning, "a cached answer cannot be read", at: setUp.shown(path),
        why: "its server is asked again, and '--offline' lacks it",
        remedy: "run 'recipes doctor --fix'",
        fix: .removal(of: path, in: setUp))
    }
  }
}
