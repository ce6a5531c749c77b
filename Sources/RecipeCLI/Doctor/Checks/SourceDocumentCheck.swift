import RecipeConfiguration
import RecipeCore

/// Reads the documents of each source that has them on this disk: which of them are damaged.
struct SourceDocumentCheck: DoctorCheck {
  /// The number of documents of one source that are named.
  private static let maximumFindingCount = 20

  func findings(in setUp: SetUp) async -> [Finding] {
    await setUp.context.showingStages { await damages(in: setUp) }
  }

  private func damages(in setUp: SetUp) async -> [Finding] {
    let request = SourceRequest(
      fields: FieldDemand.reports.fields, isOffline: true, parallelism: setUp.world.processors)
    let gatherer = Gatherer(clock: setUp.world.clock)
    let progress = SourceProgress(progress: setUp.context.progress)
    var findings: [Finding] = []
    // A file that two sources read is damaged once.
    var named: Set<String> = []
    for source in setUp.documentSources {
      guard let made = source.source else { continue }
      let known = await made.check()
      // A place that cannot be read at all is a finding of its own.
      guard !known.contains(where: { $0.severity == .error }) else { continue }
      let batches = await progress.count([source]) {
        await gatherer.gather($0, request: request)
      }
      for batch in batches {
        let found = batch.diagnostics.filter { diagnostic in
          diagnostic.severity != .note && !known.contains(diagnostic)
            && named.insert(
              "\(diagnostic.location.map(setUp.shown) ?? source.name): \(diagnostic.message)"
            ).inserted
        }
        findings += self.findings(of: found, in: source.name, setUp)
      }
    }
    return findings
  }

  private func findings(
    of diagnostics: [Diagnostic], in source: String, _ setUp: SetUp
  ) -> [Finding] {
    let table = "sources.\(source)"
    let shown = diagnostics.prefix(Self.maximumFindingCount).map {
      finding(of: $0, in: table, setUp)
    }
    let rest = diagnostics.count - shown.count
    guard rest > 0 else { return shown }
    return shown + [
      Finding(
        .sources, .warning, "\(rest) more problems with documents", at: table,
        why: "parts of \(table) are missing",
        remedy: "'recipes list -v --source \(source)' names all")
    ]
  }

  private func finding(of diagnostic: Diagnostic, in table: String, _ setUp: SetUp) -> Finding {
    let isLost = diagnostic.severity == .error
    // The library has no settings of its own that could leave a file out.
    let isLibrary =
      !(setUp.configuration?.sources.contains { table == "sources.\($0.name)" } ?? false)
    guard !isLibrary else {
      return Finding(
        .sources, diagnostic.severity, diagnostic.message,
        at: diagnostic.location.map(setUp.shown) ?? table,
        why: isLost ? "its recipe is missing" : "a part of its recipe may be missing",
        remedy: "correct the file, or move it out of the library folder")
    }
    let remedy = "correct the file, or leave it out with 'exclude' of [\(table)]"
    // The help of a warning may say what was made of the text.
    let help = diagnostic.help.map { isLost ? $0 : "look at the file: \($0)" }
    return Finding(
      .sources, diagnostic.severity, diagnostic.message,
      at: diagnostic.location.map(setUp.shown) ?? table,
      why: isLost ? "its recipe is missing" : "a part of its recipe may be missing",
      remedy: help ?? remedy)
  }
}
