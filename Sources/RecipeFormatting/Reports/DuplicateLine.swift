import RecipeCore
import RecipeMatching

/// A record in the table of `duplicates`, which stands below the record it is compared with.
package struct DuplicateLine: Sendable, Hashable {
  /// The record's title; empty when it is that of the group's first line.
  let title: String
  /// What names the record.
  let record: String
  /// What the record is to the first of its group; `nil` for the first.
  let verdict: RecordPair.Verdict?
  /// How alike they are; empty for the first.
  let score: String
  /// Why, in words; empty for the first.
  let reasons: String

  /// Verdict, score and reasons on one line; `nil` for the first of a group.
  var finding: String? {
    guard let verdict else { return nil }
    let found = score.isEmpty ? verdict.rawValue : "\(verdict.rawValue) \(score)"
    return reasons.isEmpty ? found : "\(found): \(reasons)"
  }

  /// The first line of a group.
  fileprivate init(first record: RecipeRecord) {
    title = record.recipe.title
    self.record = record.reference.words
    verdict = nil
    score = ""
    reasons = ""
  }

  /// A further line of a group.
  fileprivate init(
    _ record: RecipeRecord, below title: String, _ pair: RecordPair?,
    verdict: RecordPair.Verdict, note: String?
  ) {
    self.title = record.recipe.title == title ? "" : record.recipe.title
    self.record = record.reference.words
    self.verdict = verdict
    score = pair.map { ShareText.text($0.score) } ?? ""
    reasons = ((pair?.reasons ?? []) + [note].compactMap(\.self)).joined(separator: "; ")
  }
}

extension DuplicateReport {
  /// The lines of each cluster, then those of each variant.
  var groups: [[DuplicateLine]] { clusters.map(\.lines) + variants.map(\.lines) }
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
  /// Both records.
  fileprivate var lines: [DuplicateLine] {
    [
      DuplicateLine(first: first),
      DuplicateLine(
        second, below: first.recipe.title, pair, verdict: pair.verdict,
        note: hidden == 0 ? nil : "\(hidden) more of their records alike"),
    ]
  }
}
