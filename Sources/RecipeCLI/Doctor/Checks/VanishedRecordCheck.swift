import RecipeConfiguration
import RecipeCore
import RecipeMatching
import RecipeStorage
import Text

/// Checks that the records of decisions and marks are there, as far as sources on this disk can tell.
///
/// A source that is empty, or that cannot be read whole just now, may have the record again later.
struct VanishedRecordCheck: DoctorCheck {
  /// The number of records of one file that are named.
  private static let maximumFindingCount = 20

  func findings(in setUp: SetUp) async -> [Finding] {
    guard let root = setUp.configuration?.library.path else { return [] }
    let decisions = DecisionStore(root: root, files: setUp.files)
    let marks = MarkStore(root: root, files: setUp.files)
    let (decided, marked) = (try? decisions.load(), try? marks.load())
    let named = (decided?.namedRecords ?? []) + (marked?.markedRecords ?? [])
    guard !named.isEmpty else { return [] }
    let known = await KnownRecords(of: Set(named.map(\.reference.source)), in: setUp)
    return findings(
      known.lacking(decided?.namedRecords ?? []),
      "a decision is about %, which is gone", why: "the decision waits and decides nothing",
      at: setUp.shown(decisions.path))
      + findings(
        known.lacking(marked?.markedRecords ?? []),
        "a mark is on %, which is gone", why: "the mark waits and marks nothing",
        at: setUp.shown(marks.path))
  }

  private func findings(
    _ lines: [NamedRecord], _ what: String, why: String, at shownPath: String
  ) -> [Finding] {
    let shown = lines.prefix(Self.maximumFindingCount).map { line in
      let name = ReferenceText.text(of: line.reference)
      return Finding(
        .decisions, .warning, what.replacing("%", with: name), at: "\(shownPath):\(line.number)",
        why: why, remedy: "write the record's new name, or remove the line")
    }
    guard lines.count > shown.count else { return shown }
    let rest = lines.count - shown.count
    return shown + [
      Finding(
        .decisions, .warning, "\(rest) more lines name records that are gone", at: shownPath,
        why: why,
        remedy: "correct or remove the lines above first")
    ]
  }
}

/// The records of sources that were read whole.
private struct KnownRecords {
  private var names: Set<RecordReference> = []
  private var sources: Set<String> = []
  /// The paths of documents with problems, whose records may be there after a correction.
  private var doubtful: Set<String> = []

  /// Reads the sources with some names among those that have documents on this disk.
  init(of wanted: Set<String>, in setUp: SetUp) async {
    let gatherer = Gatherer(clock: setUp.world.clock)
    let request = SourceRequest(
      fields: .essentials, isOffline: true, parallelism: setUp.world.processors)
    for source in setUp.documentSources where wanted.contains(source.name) {
      for batch in await gatherer.gather([source], request: request)
      where batch.report.status == .ok {
        sources.insert(source.name)
        for record in batch.records { names.formUnion(record.names) }
        for record in batch.records { names.formUnion(record.formerReferences) }
        doubtful.formUnion(batch.diagnostics.compactMap(\.location?.path))
      }
    }
  }

  /// Returns the records that no source has, each once.
  func lacking(_ records: [NamedRecord]) -> [NamedRecord] {
    var seen: Set<RecordReference> = []
    return records.filter { lacks($0.reference) && seen.insert($0.reference).inserted }
  }

  /// True if a source was read whole and does not have a record.
  private func lacks(_ reference: RecordReference) -> Bool {
    let path = reference.id.prefix { $0 != "#" }
    return sources.contains(reference.source) && !names.contains(reference)
      && !doubtful.contains { $0.hasSuffix(path) }
  }
}
