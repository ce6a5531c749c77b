import RecipeConfiguration
import RecipeCore
import RecipeStorage

/// Checks that every line of the decisions can be read, and that none contradicts another.
struct DecisionFileCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    guard let root = setUp.configuration?.library.path else { return [] }
    let store = DecisionStore(root: root, files: setUp.files)
    let shownPath = setUp.shown(store.path)
    do throws(FileError) {
      return try store.load().diagnostics(path: shownPath).map { diagnostic in
        Finding(
          .decisions, diagnostic, at: shownPath, why: "the line does not decide what it says",
          remedy: "correct the line")
      }
    } catch {
      return [
        Finding(
          .decisions, .error, "the decisions cannot be read: \(error.reasonText)", at: shownPath,
          why: "merging ignores all links and unlinks", remedy: "make the file readable")
      ]
    }
  }
}
