import RecipeCore

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
    let links = linksToLead
    let first = DuplicateLine(first: records[lead])
    return [first]
      + records.indices.filter { $0 != lead }.map { index in
        DuplicateLine(
          records[index], below: first.title, links[index], verdict: .same,
          note: note(on: links[index], from: index))
      }
  }

  /// Which record a link leads to when that is not the one on top.
  private func note(on link: RecordPair?, from index: Int) -> String? {
    guard let link else { return nil }
    let other = link.first == index ? link.second : link.first
    return other == lead ? nil : "joined by \(records[other].reference.words)"
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
