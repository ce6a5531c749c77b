import RecipeConfiguration
import RecipeCore

/// Checks each source: its options, whether its program may run, and its folder.
struct SourceSetUpCheck: DoctorCheck {
  func findings(in setUp: SetUp) async -> [Finding] {
    var findings: [Finding] = []
    for source in setUp.sources {
      let table = "sources.\(source.settings.name)"
      switch source.made {
      case .success(let made):
        for diagnostic in await made.source?.check() ?? [] {
          let isFatal = diagnostic.severity == .error
          findings.append(
            Finding(
              .sources, diagnostic.severity, diagnostic.message,
              at: diagnostic.location.map(setUp.shown) ?? table,
              why: isFatal ? "nothing of \(table) is listed" : "\(table) may list less than it has",
              remedy: diagnostic.help ?? "correct [\(table)] in recipes.toml"))
        }
      case .failure(let failure):
        findings.append(
          Finding(
            .sources, .error, failure.message, at: table,
            why: "every command that reads sources ends with this error",
            remedy: failure.help ?? "correct [\(table)] in recipes.toml"))
      }
    }
    return findings
  }
}
