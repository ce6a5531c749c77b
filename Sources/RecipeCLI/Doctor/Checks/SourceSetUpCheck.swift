import RecipeConfiguration
import RecipeCore

/// Checks each source: its options, whether its program may run, and its folder.
struct SourceSetUpCheck: DoctorCheck {
  func findings(in setUp: SetUp) async -> [Finding] {
    var findings: [Finding] = []
    for source in setUp.sources {
      let place = "sources.\(source.settings.name)"
      switch source.made {
      case .success(let made):
        for diagnostic in await made.source?.check() ?? [] {
          let isFatal = diagnostic.severity == .error
          findings.append(
            Finding(
              .sources, diagnostic.severity, diagnostic.message,
              at: diagnostic.location.map(setUp.shown) ?? place,
              why: isFatal ? "nothing of \(place) is listed" : "\(place) may list less than it has",
              remedy: diagnostic.help ?? "correct [\(place)] in recipes.toml"))
        }
      case .failure(let failure):
        findings.append(
          Finding(
            .sources, .error, failure.message, at: place,
            why: "every command that reads sources ends with this error",
            remedy: failure.help ?? "correct [\(place)] in recipes.toml"))
      }
    }
    return findings
  }
}
