import RecipeConfiguration
import RecipeCore
import RecipeMatching
import RecipeStorage

/// Checks that decisions name sources that exist.
struct DecisionSourceCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    guard let configuration = setUp.configuration,
      let file = try? DecisionStore(root: configuration.library.path, files: setUp.files).load()
    else { return [] }
    let named = Set(file.decisions.flatMap { [$0.first.source, $0.second.source] })
    let store = DecisionStore(root: configuration.library.path, files: setUp.files)
    return named.subtracting(setUp.sourceNames(of: configuration)).sorted().map { name in
      Finding(
        .decisions, .warning, "decisions name the source '\(name)', which is not configured",
        at: setUp.shown(store.path), why: "they wait and decide nothing",
        remedy: "give the source its name again, or replace '\(name):' in the file")
    }
  }
}
