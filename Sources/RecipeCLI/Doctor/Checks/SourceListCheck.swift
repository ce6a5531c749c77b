import RecipeConfiguration
import RecipeCore

/// Checks that there is at least one source to read.
struct SourceListCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    guard let configuration = setUp.configuration, setUp.sources.isEmpty,
      LibrarySource(configuration: configuration, files: setUp.files).settings == nil
    else { return [] }
    let isEmpty = configuration.sources.isEmpty
    return [
      Finding(
        .sources, .warning,
        isEmpty ? "no source is configured" : "every source has 'enabled = false'",
        at: setUp.shown(configuration.file), why: "there are no recipes to list",
        remedy: isEmpty
          ? "add [sources.NAME] with a kind and a path, or 'recipes import' something"
          : "remove 'enabled = false' from one of them")
    ]
  }
}
