import RecipeConfiguration
import RecipeCore

/// Reads the documents of each source that has them on this disk: which of them are damaged.
struct SourceDocumentCheck: DoctorCheck {
  /// The number of documents of one source that are named.
  private static let mostFindings = 20

  func findings(in setUp: SetUp) async -> [Finding] {
    let request = SourceRequest(
      fields: FieldDemand.reports.fields, isOffline: true, parallelism: setUp.world.processors)
    let gatherer = Gatherer(clock: setUp.world.clock)
    var findings: [Finding] = []
    for source in setUp.documentSources {
      guard let made = source.source else { continue }
      let known = await made.check()
      // A place that cannot be read at all is a finding of its own.
      guard !known.contains(where: { $0.severity == .error }) else { continue }
      for batch in await gatherer.gather([source], request: request) {
        let found = batch.diagnostics.filter { $0.severity != .note && !known.contains($0) }
        findings += self.findings(of: found, in: source.name, setUp)
      }
    }
    return findings
  }

  private func findings(
    of diagnostics: [Diagnostic], in source: String, _ setUp: SetUp
  ) -> [Finding] {
    let place = "sources.\(source)"
    let shown = diagnostics.prefix(Self.mostFindings).map { finding(of: $0, in: place, setUp) }
    let rest = diagnostics.count - shown.count
    guard rest > 0 else { return shown }
    return shown + [
      Finding(
        .sources, .warning, "\(rest) more problems with documents", at: place,
        why: "parts of \(place) are missing",
        remedy: "'recipes list -v --source \(source)' names all")
    ]
  }

  private func finding(of diagnostic: Diagnostic, in place: String, _ setUp: SetUp) -> Finding {
    let isLost = diagnostic.severity == .error
    let remedy = "correct the file, or leave it out with 'exclude' of [\(place)]"
    // The help of a warning may say what was made of the text.
    let help = diagnostic.help.map { isLost ? $0 : "look at the file: \($0)" }
    return Finding(
      .sources, diagnostic.severity, diagnostic.message,
      at: diagnostic.location.map(setUp.shown) ?? place,
      why: isLost ? "its recipe is missing" : "a part of its recipe may be missing",
      remedy: help ?? remedy)
  }
}
