import RecipeCore

/// The fields of clusters and variants on their way out as data.
enum DuplicateFields {
  /// Those of a cluster in the command-line contract, and the title for people.
  static func clusters(showsDifferences: Bool) -> [ResultField<DuplicateCluster>] {
    [
      ResultField(
        "id", column: .init("id", priority: 3, isSecondary: true, minimumWidth: 8),
        isInTable: true, tablePosition: 1, cell: { String($0.id.prefix(8)) },
        value: { .text($0.id) }),
      ResultField(
        "title", column: .init("title", priority: 0, minimumWidth: 20), isInTable: true,
        isInData: false, value: { .text($0.title) }),
      ResultField(
        "members", column: .init("records", priority: 1, minimumWidth: 16), isInTable: true,
        cell: { $0.memberText },
        value: { .list($0.records.map { .object($0.reference.outputMembers) }) }),
      ResultField(
        "links", column: .init("why", priority: 2, minimumWidth: 16), isInTable: true,
        cell: { $0.reasonText }, value: { $0.linksValue(showsDifferences: showsDifferences) }),
    ]
  }

  /// Those of a variant.
  static func variants(showsDifferences: Bool) -> [ResultField<DuplicateVariant>] {
    [
      record("a") { $0.first },
      record("b") { $0.second },
      ResultField(
        "score", column: .init("score", priority: 3, isRightAligned: true), isInTable: true,
        cell: { ShareText.text($0.pair.score) }, value: { .share($0.pair.score) }),
      ResultField(
        "reasons", column: .init("why", priority: 2, minimumWidth: 16), isInTable: true,
        listSeparator: "; ", value: { .list($0.pair.reasons.map { .text($0) }) }),
      ResultField(
        "differences", column: .init("differences", priority: 4, minimumWidth: 16),
        isInData: showsDifferences, value: { $0.differences.outputValue }),
    ]
  }

  private static func record(
    _ name: String, _ record: @escaping @Sendable (DuplicateVariant) -> RecipeRecord
  ) -> ResultField<DuplicateVariant> {
    ResultField(
      name, column: .init(name, priority: 0, minimumWidth: 16), isInTable: true,
      cell: { record($0).reference.words },
      value: { .object(record($0).reference.outputMembers) })
  }
}

extension DuplicateCluster {
  /// Why its records are one, a link an object.
  fileprivate func linksValue(showsDifferences: Bool) -> OutputValue {
    .list(links.map { linkValue($0, showsDifferences: showsDifferences) })
  }

  private func linkValue(_ link: RecordPair, showsDifferences: Bool) -> OutputValue {
    .object(
      link.outputMembers + [
        OutputMember("differences", showsDifferences ? differences(of: link).outputValue : .absent)
      ])
  }

  /// What differs between the two records of a link.
  func differences(of link: RecordPair) -> RecipeDifferences {
    RecipeDifferences(records[link.first].recipe, records[link.second].recipe)
  }

  fileprivate var memberText: String {
    records.map(\.reference.words).joined(separator: ", ")
  }

  /// The reasons of all links, without repeats, in the order found.
  fileprivate var reasonText: String {
    var seen: Set<String> = []
    return links.flatMap(\.reasons).filter { seen.insert($0).inserted }.joined(separator: "; ")
  }
}

extension DuplicateVariant {
  /// What differs between the two records.
  var differences: RecipeDifferences { RecipeDifferences(first.recipe, second.recipe) }

  /// The variant as the contract has it.
  func outputMembers(showsDifferences: Bool) -> [OutputMember] {
    [
      OutputMember("a", .object(first.reference.outputMembers)),
      OutputMember("b", .object(second.reference.outputMembers)),
      OutputMember("score", .share(pair.score)), pair.reasonsMember,
      OutputMember("differences", showsDifferences ? differences.outputValue : .absent),
    ]
  }
}
