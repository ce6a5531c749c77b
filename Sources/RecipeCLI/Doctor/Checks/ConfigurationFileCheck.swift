import RecipeConfiguration
import RecipeCore

/// Checks that the configuration can be read and used.
struct ConfigurationFileCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    switch setUp.state {
    case .absent:
      [
        Finding(
          .configuration, .note, "there is no recipes.toml", at: "this folder and those above",
          why: "'recipes list' needs the names of files and folders",
          remedy: "run 'recipes init', or name files and folders: recipes list PATH")
      ]
    case .unusable(let error):
      error.issues.map { issue in
        Finding(
          .configuration, .error, issue.message, at: issue.location?.description ?? "recipes.toml",
          why: "no command that needs sources runs",
          remedy: issue.help ?? "correct the line; 'recipes config check' shows it")
      }
    case .usable(let reading):
      reading.warnings.map { warning in
        Finding(
          .configuration, warning, at: reading.configuration.file,
          why: "the rest of the configuration is used all the same",
          remedy: "correct the line; 'recipes config check' shows it")
      }
    }
  }
}
