import RecipeConfiguration
import RecipeCore

/// Checks that the folder of each recording is there.
struct RecordingCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    setUp.sources.compactMap { source in
      guard let path = source.settings.values.path("recording"),
        case .some(.none) = try? setUp.files.status(of: path)
      else { return nil }
      let name = source.settings.name
      return Finding(
        .sources, .error, "the recording \(setUp.shown(path)) does not exist",
        at: "sources.\(name)", why: "nothing of sources.\(name) is listed",
        remedy: "correct the path, or record one: recipes cache record SOURCE FOLDER")
    }
  }
}
