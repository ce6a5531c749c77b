import RecipeCore

/// An explainer of verdicts about two records.
struct PairExplainer {
  private let settings: MatchSettings
  private let synonyms: FoodSynonyms

  /// Creates an explainer that knows the decisions of people.
  init(settings: MatchSettings, synonyms: FoodSynonyms) {
    self.settings = settings
    self.synonyms = synonyms
  }

  /// Explains the verdict about two records, given in either order.
  func explain(_ one: RecipeRecord, _ other: RecipeRecord) -> PairExplanation {
    let isInOrder = one.reference < other.reference
    let left = ComparedRecord((isInOrder ? one : other).recipe, synonyms: synonyms)
    let right = ComparedRecord((isInOrder ? other : one).recipe, synonyms: synonyms)
    let comparison = PairComparison(left, right)
    let finding = PairJudge(caution: settings.caution).judge(left, right)
    let decision = decision(about: one.reference, other.reference)
    let logOdds = EvidenceWeights.logOdds(of: comparison.evidence)
    return PairExplanation(
      verdict: decision.map { $0 == .link ? .same : .different } ?? finding?.verdict ?? .different,
      logOdds: logOdds, threshold: settings.caution.threshold,
      signals: Self.signals(decision, finding?.vetoes ?? [], comparison.evidence),
      reasons: (decision.map { [.overruled(by: .decision($0))] } ?? [])
        + (finding.map { $0.grounds.reasons(for: $0.verdict) } ?? [.unknown]),
      isUndecided: finding == nil && decision == nil)
  }

  private func decision(
    about one: RecordReference, _ other: RecordReference
  ) -> MatchDecision.Kind? {
    let kinds = settings.decisions.filter {
      $0.first == min(one, other) && $0.second == max(one, other)
    }.map(\.kind)
    return kinds.contains(.unlink) ? .unlink : kinds.first
  }

  // MARK: Signals

  private static func signals(
    _ decision: MatchDecision.Kind?, _ vetoes: [PairVeto], _ evidence: PairEvidence
  ) -> [MatchSignal] {
    let decided = decision.map { MatchSignal(.decision, .decision, .overruled(by: .decision($0))) }
    return [decided].compactMap(\.self) + vetoes.map { MatchSignal($0.subject, .veto, .veto($0)) }
      + EvidenceWeights.terms(of: evidence).map {
        MatchSignal($0.subject, .evidence, weight: $0.weight, $0.reason)
      }
  }
}
