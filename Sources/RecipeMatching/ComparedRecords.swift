package import RecipeCore

/// All records of a run and what was found about every two of them that have enough in common.
///
/// What people decided changes the clusters, not what records have in common: so they may decide
/// over and over while the records are compared once.
package struct ComparedRecords: Sendable {
  /// Every record, ordered by reference.
  package let records: [RecipeRecord]
  /// What the configuration says about each source, by name.
  package let traits: [String: SourceTraits]
  /// What was compared; `nil` when every record is a recipe of its own.
  package let findings: Findings?

  /// What was found about the records.
  package struct Findings: Sendable {
    /// By what they meet.
    package let index: RecordIndex
    /// The pairs that are the same or variants, by ascending indices.
    package let pairs: [RecordPair]
    /// What tells whether records may share a cluster.
    let questions: ClusterQuestions
  }

  private let settings: MatchSettings

  /// Makes a result of its parts.
  init(
    records: [RecipeRecord], traits: [String: SourceTraits], settings: MatchSettings,
    findings: Findings?
  ) {
    self.records = records
    self.traits = traits
    self.settings = settings
    self.findings = findings
  }

  /// What a later run need not find out again; `nil` when every record is a recipe of its own.
  ///
  /// What forming clusters asked about is a part of it, so it is best taken after `matched`.
  package var memory: MatchMemory? {
    findings.map { findings in
      MatchMemory(
        settings: settings.fingerprint, index: findings.index, pairs: findings.pairs,
        answers: findings.questions.answers)
    }
  }

  /// Forms clusters, where these decisions are all there are.
  package func matched(by decisions: [MatchDecision]) -> MatchedRecords {
    guard let findings else {
      return MatchedRecords(
        records: records, traits: traits,
        clusters: records.indices.map { RecordCluster(members: [$0]) }, variants: [])
    }
    let decided = DecidedPairs(decisions, among: records)
    let rules = ClusterRules(
      decisions: decided, uniqueSources: uniqueSources,
      mayShareCluster: findings.questions.mayShareCluster)
    let builder = ClusterBuilder(
      count: records.count, pairs: findings.pairs.filter { $0.verdict == .same }, rules: rules)
    return MatchedRecords(
      records: records, traits: traits, clusters: builder.clusters(),
      variants: Self.variants(findings.pairs, builder, decided))
  }

  /// For each record the number of its source when that never has one recipe twice.
  private var uniqueSources: [Int?] {
    let names = traits.filter(\.value.isUnique).keys.sorted()
    guard !names.isEmpty else { return Array(repeating: nil, count: records.count) }
    let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    return records.map { numbers[$0.reference.source] }
  }

  /// The pairs that are alike but not in one cluster, in order; what a person unlinked is not told
  /// again.
  private static func variants(
    _ pairs: [RecordPair], _ builder: ClusterBuilder, _ decisions: DecidedPairs
  ) -> [RecordPair] {
    let variants =
      pairs.filter { $0.verdict == .variant }
      + builder.keptApart.map { $0.pair.keptApart(by: $0.obstacle.words) }
    return variants.filter { pair in
      !builder.isTogether(pair.first, pair.second)
        && !(decisions.unlinked[pair.first]?.contains(pair.second) ?? false)
    }.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }
}
