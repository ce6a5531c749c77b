/// The grounds of a verdict about two records, kept in a few numbers until reasons are asked for.
package struct PairGrounds: Sendable, Hashable {
  /// The override of everything that was compared, if there is one.
  package let override: PairOverride?
  /// The vetoes against one recipe.
  package let vetoes: [PairVeto]
  /// The evidence, or `nil` if the override is all there is.
  package let evidence: PairEvidence?

  /// Creates grounds from their parts.
  package init(
    override: PairOverride? = nil, vetoes: [PairVeto] = [], evidence: PairEvidence? = nil
  ) {
    self.override = override
    self.vetoes = vetoes
    self.evidence = evidence
  }

  /// Returns the same grounds, overruled.
  func overruled(by override: PairOverride) -> PairGrounds {
    PairGrounds(override: override, vetoes: vetoes, evidence: evidence)
  }

  /// Returns the reasons for a verdict: overrides and vetoes, then what tells for the verdict, then
  /// what tells against it, the strongest first.
  package func reasons(for verdict: RecordPair.Verdict) -> [PairReason] {
    let terms = evidence.map(EvidenceWeights.terms) ?? []
    let telling = terms.filter { $0.reason != .prior && !isSaidByVeto($0.reason) }
    let against = telling.filter { $0.weight < 0 }.sorted { $0.weight < $1.weight }
    let inFavor = telling.filter { $0.weight >= 0 }.sorted { $0.weight > $1.weight }
    return [override.map { .overruled(by: $0) }].compactMap(\.self) + vetoes.map { .veto($0) }
      + (verdict == .same ? inFavor + against : against + inFavor).map(\.reason)
  }

  /// True if a veto says the same more exactly.
  private func isSaidByVeto(_ reason: PairReason) -> Bool {
    reason == .dishWords && vetoes.contains { $0.subject == .dish }
  }
}
