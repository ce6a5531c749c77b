import RecipeConfiguration
import RecipeCore
import RecipeStorage

/// Checks that no document waits for another attempt to import it.
struct FailedImportCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    guard let root = setUp.configuration?.library.path,
      let left = try? RetryList(root: root, files: setUp.files).load(), let first = left.first
    else { return [] }
    let others = left.count - 1
    return [
      Finding(
        .library, .warning,
        left.count == 1
          ? "1 document could not be imported" : "\(left.count) documents could not be imported",
        at: setUp.shown(root),
        why: others > 0
          ? "\(first) and \(others) more are not in it" : "\(first) is not in it",
        remedy: "run 'recipes import --retry', or forget them with 'recipes import --dismiss'")
    ]
  }
}
