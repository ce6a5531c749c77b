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

  /// The first line of a group.
  fileprivate init(first record: RecipeRecord) {
    title = record.recipe.title
    self.record = record.reference.shortName
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
    self.record = record.reference.shortName
    self.verdict = verdict
    score = pair?.scoreText ?? ""
    reasons = ((pair?.reasons ?? []) + [note].compactMap(\.self)).joined(separator: "; ")
  }
}

extension ResultDocument where Row == DuplicateLine {
  /// Clusters and variants for people: in each group a record, and below it those beside it.
  package static func duplicates(_ report: DuplicateReport) -> ResultDocument<DuplicateLine> {
    ResultDocument(
      head: [.recipesSchema], rowsName: "lines",
      rows: report.clusters.flatMap(\.lines) + report.variants.flatMap(\.lines), fields: lineFields,
      footer: report.footer, startsGroup: { $0.verdict == nil })
  }

  private static var lineFields: [ResultField<DuplicateLine>] {
    [
      ResultField(
        "title", column: .init("title", priority: 0, minimumWidth: 12), isInTable: true,
        value: { .text($0.title) }),
      ResultField(
        "record", column: .init("record", priority: 1, minimumWidth: 12), isInTable: true,
        value: { .text($0.record) }),
      ResultField(
        "verdict", column: .init("is", priority: 2, minimumWidth: 7), isInTable: true,
        value: { .optional($0.verdict?.rawValue) }),
      ResultField(
        "score", column: .init("score", priority: 4, isRightAligned: true), isInTable: true,
        value: { .text($0.score) }),
      ResultField(
        "reasons", column: .init("why", priority: 3, minimumWidth: 12), isInTable: true,
        value: { .text($0.reasons) }),
    ]
  }
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
    return other == lead ? nil : "joined by \(records[other].reference.shortName)"
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
