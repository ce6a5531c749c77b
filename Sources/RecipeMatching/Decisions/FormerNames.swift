package import RecipeCore
import Text

/// The present names of records that decisions name as they were named while their file held fewer or
/// more recipes, or before they had ids of their own.
///
/// A name that several records had, as they share an id, is of none of them.
package struct FormerNames: Sendable {
  private let present: [RecordReference: RecordReference]

  /// Finds the records that decisions name by a former name; a record that has the very name is meant
  /// before one that had it.
  package init(in decisions: [MatchDecision], among records: some Sequence<RecipeRecord>) {
    self.init(of: Set(decisions.flatMap { [$0.first, $0.second] }), among: records)
  }

  /// Finds the records that had some names.
  init(of names: Set<RecordReference>, among records: some Sequence<RecipeRecord>) {
    let missing = names.isEmpty ? [] : names.subtracting(records.lazy.map(\.reference))
    let sought = SoughtNames(missing)
    var present: [RecordReference: RecordReference?] = [:]
    if !missing.isEmpty {
      for record in records where sought.mayInclude(record) {
        for former in record.formerReferences where missing.contains(former) {
          let isShared = present[former].map { $0 != record.reference } ?? false
          present.updateValue(isShared ? nil : record.reference, forKey: former)
        }
      }
    }
    self.present = present.compactMapValues(\.self)
  }

  /// Returns the present name of a record, or `nil` if it keeps its name.
  package subscript(reference: RecordReference) -> RecordReference? { present[reference] }

  /// Returns decisions with the present names of their records.
  package func renaming(_ decisions: [MatchDecision]) -> [MatchDecision] {
    guard !present.isEmpty else { return decisions }
    return decisions.compactMap { decision in
      MatchDecision(
        decision.kind, self[decision.first] ?? decision.first,
        self[decision.second] ?? decision.second)
    }
  }
}

/// The files that former names may be of, so that few records have to tell their former names.
private struct SoughtNames {
  private var paths: [String: Set<ByteKey>] = [:]

  init(_ names: Set<RecordReference>) {
    for name in names {
      let marks = name.id.indices.filter { name.id[$0] == "#" }
      let ends = [name.id.endIndex] + marks
      paths[name.source, default: []].formUnion(ends.map { ByteKey(String(name.id[..<$0])) })
    }
  }

  /// True if a record's file may be that of one of the names.
  func mayInclude(_ record: RecipeRecord) -> Bool {
    guard let paths = paths[record.reference.source], case .file(let path, _) = record.locator
    else { return false }
    return paths.contains(ByteKey(path))
  }
}
