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
    var reader = TitleReader(synonyms: synonyms)
    var tokenizer = FoodTokenizer(synonyms: synonyms)
    let left = ComparedRecord((isInOrder ? one : other).recipe, &reader, &tokenizer)
    let right = ComparedRecord((isInOrder ? other : one).recipe, &reader, &tokenizer)
    let evidence = PairEvidence(left, right)
    let finding = PairJudge.judge(left, right)
    let decision = decision(about: one.reference, other.reference)
    return PairExplanation(
      verdict: decision.map { $0 == .link ? .same : .different } ?? finding?.verdict ?? .different,
      score: finding?.score ?? evidence.score,
      signals: Self.signals(decision, finding?.vetoes ?? [], evidence),
      reasons: (decision.map { [.overruled(by: .decision($0))] } ?? [])
        + (finding?.grounds.reasons ?? [.unknown]),
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
    let decided = decision.map {
      MatchSignal(.decision, .decision, value: $0 == .link ? 1 : 0, .overruled(by: .decision($0)))
    }
    return [decided].compactMap(\.self) + vetoes.map { MatchSignal($0.subject, .veto, .veto($0)) }
      + evidence.matchSignals
  }
}
