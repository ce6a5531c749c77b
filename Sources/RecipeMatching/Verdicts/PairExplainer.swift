import RecipeCore

/// Tells how a verdict about two records comes about.
struct PairExplainer {
  private let settings: MatchSettings
  private let synonyms: FoodSynonyms

  /// Makes an explainer that knows what people decided.
  init(settings: MatchSettings, synonyms: FoodSynonyms) {
    self.settings = settings
    self.synonyms = synonyms
  }

  /// Compares two records and tells every signal; the order of the two does not matter.
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
      reasons: (decision.map { [$0.words] } ?? []) + (finding?.reasons ?? [Self.unknown]),
      isUndecided: finding == nil && decision == nil)
  }

  /// What is said when neither record has ingredients and nothing else tells.
  private static let unknown = "too little is known to tell"

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
      MatchSignal(
        name: "decision", role: .decision, value: $0 == .link ? 1 : 0, weight: 0, words: $0.words)
    }
    let kept = vetoes.map {
      MatchSignal(name: $0.name, role: .veto, value: nil, weight: 0, words: $0.words)
    }
    return [decided].compactMap(\.self) + kept + evidence.matchSignals
  }
}
