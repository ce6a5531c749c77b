import RecipeCore
import RecipeMatching

/// A record in the table of `duplicates`, listed below the record with which it is compared.
package struct DuplicateLine: Sendable, Hashable {
  /// The heading above the line, if it is the first of the recipes or of the pairs and both are
  /// listed.
  fileprivate(set) var section: String?
  /// The record's title, or an empty text if it equals that of the group's first line.
  let title: String
  /// The reference of the record.
  let record: String
  /// The verdict about the record and the first of its group, or `nil` for the first.
  let verdict: RecordPair.Verdict?
  /// Their similarity; empty for the first.
  let score: String
  /// The reasons in words; empty for the first.
  let reasons: String

  /// The verdict, score and reasons on one line, or `nil` for the first of a group.
  var finding: String? {
    guard let verdict else { return nil }
    let found = score.isEmpty ? verdict.rawValue : "\(verdict.rawValue) \(score)"
    return reasons.isEmpty ? found : "\(found): \(reasons)"
  }

  /// Creates the first line of a group.
  fileprivate init(first record: RecipeRecord) {
    title = record.recipe.title
    self.record = record.reference.words
    verdict = nil
    score = ""
    reasons = ""
  }

  /// Creates a further line of a group.
  fileprivate init(
    _ record: RecipeRecord, below title: String, _ pair: RecordPair?,
    verdict: RecordPair.Verdict, note: String?
  ) {
    self.title = record.recipe.title == title ? "" : record.recipe.title
    self.record = record.reference.words
    self.verdict = verdict
    score = pair.map { ShareText.text($0.score) } ?? ""
    reasons = ((pair?.reasons.map(\.words) ?? []) + [note].compactMap(\.self))
      .joined(separator: "; ")
  }
}

extension DuplicateReport {
  /// The lines of each cluster, then those of each variant.
  var groups: [[DuplicateLine]] {
    var (same, alike) = (clusters.map(\.lines), variants.map(\.lines))
    if !same.isEmpty, !alike.isEmpty {
      same[0][0].section = "Recipes in several records"
      alike[0][0].section = "Alike but not the same"
    }
    return same + alike
  }
}

extension DuplicateCluster {
  /// The lead, then the other records, each with the link that joined it.
  fileprivate var lines: [DuplicateLine] {
    let lead = records[lead]
    return members.map { member in
      guard member.record.reference != lead.reference else { return DuplicateLine(first: lead) }
      let neighbour = member.neighbour?.reference
      return DuplicateLine(
        member.record, below: lead.recipe.title, member.link, verdict: .same,
        note: neighbour == lead.reference ? nil : neighbour.map { "joined by \($0.words)" })
    }
  }
}

extension DuplicateVariant {
  /// The lines of both records.
  fileprivate var lines: [DuplicateLine] {
    [
      DuplicateLine(first: first),
      DuplicateLine(
        second, below: first.recipe.title, pair, verdict: pair.verdict,
        note: hidden == 0 ? nil : "\(hidden) more of their records alike"),
    ]
  }
}
