package import RecipeCore

extension ResultDocument where Row == DuplicateCluster {
  /// The recipes of several records and why; the pairs that were close behind them.
  package static func duplicates(
    _ recipes: [MergedRecipe], _ matched: MatchedRecords
  ) -> ResultDocument<DuplicateCluster> {
    let clusters = recipes.compactMap { DuplicateCluster($0) }
    let variants = matched.variants.map { $0.variantValue(in: matched.records) }
    return ResultDocument(
      head: [.recipesSchema], rowsName: "clusters", rows: clusters,
      tail: [OutputMember("variants", .list(variants))], fields: DuplicateFields.all,
      footer: footer(clusters: clusters.count, variants: variants.count))
  }

  private static func footer(clusters: Int, variants: Int) -> String {
    let recipes = clusters == 1 ? "1 recipe" : "\(clusters) recipes"
    let pairs = variants == 1 ? "1 pair" : "\(variants) pairs"
    return "\(recipes) in several records; \(pairs) alike but not the same"
  }
}

/// The fields of a cluster on its way out.
enum DuplicateFields {
  /// Those of the command-line contract, and the title for people.
  static let all: [ResultField<DuplicateCluster>] = [
    ResultField(
      "id", column: .init("id", priority: 3, isSecondary: true, minimumWidth: 8),
      isInTable: true, tablePosition: 1, cell: { String($0.id.prefix(8)) },
      value: { .text($0.id) }),
    ResultField(
      "title", column: .init("title", priority: 0, minimumWidth: 20), isInTable: true,
      isInData: false, value: { .text($0.title) }),
    ResultField(
      "members", column: .init("records", priority: 1, minimumWidth: 16), isInTable: true,
      cell: { $0.memberText }, value: { .list($0.members.map { .object($0.outputMembers) }) }),
    ResultField(
      "links", column: .init("why", priority: 2, minimumWidth: 16), isInTable: true,
      cell: { $0.reasonText }, value: { .list($0.links.map(\.linkValue)) }),
  ]
}

extension DuplicateCluster {
  fileprivate var memberText: String {
    members.map { "\($0.source):\($0.id)" }.joined(separator: ", ")
  }

  /// The reasons of all links, without repeats, in the order found.
  fileprivate var reasonText: String {
    var seen: Set<String> = []
    return links.flatMap(\.reasons).filter { seen.insert($0).inserted }.joined(separator: "; ")
  }
}

extension RecordPair {
  fileprivate var linkValue: OutputValue {
    .object([
      OutputMember("a", .integer(first)), OutputMember("b", .integer(second)),
      OutputMember("verdict", .text(verdict.rawValue)), OutputMember("score", scoreValue),
      reasonsMember,
    ])
  }

  fileprivate func variantValue(in records: [RecipeRecord]) -> OutputValue {
    .object([
      OutputMember("a", .object(records[first].reference.outputMembers)),
      OutputMember("b", .object(records[second].reference.outputMembers)),
      OutputMember("score", scoreValue), reasonsMember,
    ])
  }

  private var reasonsMember: OutputMember {
    OutputMember("reasons", .list(reasons.map { .text($0) }))
  }

  /// The score with at most three decimals: more say nothing.
  private var scoreValue: OutputValue {
    score.isFinite ? .number(RoundedNumber.shortest(score, decimals: 3)) : .null
  }
}
