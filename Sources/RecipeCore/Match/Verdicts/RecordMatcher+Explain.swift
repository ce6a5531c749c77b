extension RecordMatcher {
  /// Tells how two records are compared, whatever candidates a run would find.
  package func explain(_ left: RecipeRecord, _ right: RecipeRecord) -> PairExplanation {
    let features = (RecordFeatures(left.recipe), RecordFeatures(right.recipe))
    let finding = PairJudge.judge(features.0, features.1)
    let found = PairExplanation(
      verdict: finding?.verdict ?? .different, score: finding?.score ?? 0,
      signals: [Self.page(features), Self.food(features), Self.title(features)],
      reasons: finding.map { $0.reasons } ?? ["too little is known to tell"])
    return decision(about: left, right).map { found.decided($0) } ?? found
  }

  /// What was decided; of two decisions that contradict each other, the careful one.
  private func decision(about left: RecipeRecord, _ right: RecipeRecord) -> MatchDecision.Kind? {
    let kinds = settings.decisions.filter { decision in
      decision.names(left.reference) && decision.names(right.reference)
    }.map(\.kind)
    return kinds.contains(.unlink) ? .unlink : kinds.first
  }

  private static func page(_ pair: (RecordFeatures, RecordFeatures)) -> MatchSignal {
    guard let left = pair.0.url, let right = pair.1.url else {
      return MatchSignal(
        name: "page", role: .evidence, value: nil, weight: 0, words: "one has no page")
    }
    return MatchSignal(
      name: "page", role: .evidence, value: left == right ? 1 : 0, weight: left == right ? 0.8 : 0,
      words: left == right ? "same canonical URL" : "other pages")
  }

  private static func food(_ pair: (RecordFeatures, RecordFeatures)) -> MatchSignal {
    let likeness = pair.0.food.likeness(to: pair.1.food)
    return MatchSignal(
      name: "ingredients", role: .evidence, value: likeness, weight: 0.65 * scale(pair),
      words: likeness.map { "\(percent($0)) of the ingredients alike" }
        ?? "one has no ingredients")
  }

  private static func title(_ pair: (RecordFeatures, RecordFeatures)) -> MatchSignal {
    let likeness = pair.0.title.likeness(to: pair.1.title)
    return MatchSignal(
      name: "titles", role: .evidence, value: likeness, weight: 0.35 * scale(pair),
      words: "titles \(percent(likeness)) alike")
  }

  /// The share of the score that is left for titles and ingredients.
  private static func scale(_ pair: (RecordFeatures, RecordFeatures)) -> Double {
    pair.0.url != nil && pair.0.url == pair.1.url ? 0.2 : 1
  }

  private static func percent(_ share: Double) -> String {
    "\(Int((share * 100).rounded())) %"
  }
}

extension PairExplanation {
  /// The same comparison when a person has decided about the records.
  fileprivate func decided(_ kind: MatchDecision.Kind) -> PairExplanation {
    let signal = MatchSignal(
      name: "decision", role: .decision, value: nil, weight: 0, words: kind.words)
    return PairExplanation(
      verdict: kind == .link ? .same : .different, score: kind == .link ? 1 : score,
      signals: [signal] + signals, reasons: [kind.words])
  }
}
