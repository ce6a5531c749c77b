package import RecipeCore

/// The present names of records that decisions name by their numbers in a file, as long as these
/// records have ids of their own now.
package struct FormerNames: Sendable {
  private let present: [RecordReference: RecordReference]

  /// Finds the records that decisions name by a number; a record that has the very name is meant
  /// before one that had it.
  package init(in decisions: [MatchDecision], among records: some Sequence<RecipeRecord>) {
    var wanted = Set(decisions.flatMap { [$0.first, $0.second] }).filter(\.isNumbered)
    var present: [RecordReference: RecordReference] = [:]
    if !wanted.isEmpty {
      for record in records {
        wanted.remove(record.reference)
        if let former = record.numberedReference { present[former] = record.reference }
      }
    }
    self.present = present.filter { wanted.contains($0.key) }
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

extension RecordReference {
  /// True if the id ends with a number after a mark: `soups.json#2`.
  fileprivate var isNumbered: Bool {
    let end = id.utf8.reversed()
    let digits = end.prefix { (0x30...0x39).contains($0) }.count
    return digits > 0 && end.dropFirst(digits).first == UInt8(ascii: "#")
  }
}
