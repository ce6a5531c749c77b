package import RecipeCore

/// All records of a run, and the findings about every pair with enough in common.
///
/// Decisions of people change the clusters, not the findings: so they may decide repeatedly while
/// the records are compared once.
package struct ComparedRecords: Sendable {
  /// Every record, ordered by reference.
  package let records: [RecipeRecord]
  /// The settings of each source, by name.
  package let traits: [String: SourceTraits]
  /// The findings, or `nil` if every record is a recipe of its own.
  package let findings: Findings?

  /// The findings about the records.
  package struct Findings: Sendable {
    /// The blocking keys and foods.
    package let index: RecordIndex
    /// The pairs that are the same or variants, by ascending indices.
    package let pairs: [RecordPair]
    /// Answers whether records may share a cluster.
    let questions: ClusterQuestions

    /// The answers that clustering asked for so far.
    package var answers: ClusterAnswers { questions.answers }
  }

  /// Creates a result from its parts.
  package init(_ records: OrderedRecords, findings: Findings?) {
    self.records = records.records
    traits = records.traits
    self.findings = findings
  }

  /// Forms clusters, given all decisions.
  package func matched(by decisions: [MatchDecision]) -> MatchedRecords {
    guard let findings else {
      return MatchedRecords(
        records: records, traits: traits,
        clusters: records.indices.map { RecordCluster(members: [$0]) }, variants: [])
    }
    let names = FormerNames(in: decisions, among: records)
    let decided = DecidedPairs(names.renaming(decisions), among: records)
    let rules = ClusterRules(
      decisions: decided, uniqueSources: uniqueSources,
      mayShareCluster: findings.questions.mayShareCluster)
    let builder = ClusterBuilder(
      count: records.count, pairs: findings.pairs, rules: rules)
    return MatchedRecords(
      records: records, traits: traits, clusters: builder.clusters(),
      variants: Self.variants(findings.pairs, builder, decided))
  }

  /// The number of each record's source if that never has a recipe twice.
  private var uniqueSources: [Int?] {
    let names = traits.filter(\.value.isUnique).keys.sorted()
    guard !names.isEmpty else { return Array(repeating: nil, count: records.count) }
    let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    return records.map { numbers[$0.reference.source] }
  }

  /// Returns the pairs that are alike but not in one cluster, in order, without those that a person
  /// unlinked.
  private static func variants(
    _ pairs: [RecordPair], _ builder: ClusterBuilder, _ decisions: DecidedPairs
  ) -> [RecordPair] {
    let variants =
      pairs.filter { $0.verdict == .variant }
      + builder.keptApart.map { $0.pair.keptApart(by: $0.obstacle) }
    return variants.filter { pair in
      !builder.isTogether(pair.first, pair.second)
        && !(decisions.unlinked[pair.first]?.contains(pair.second) ?? false)
    }.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }
}
