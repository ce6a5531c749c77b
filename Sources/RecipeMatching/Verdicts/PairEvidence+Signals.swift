extension PairEvidence {
  /// All signals; the sum of their values times their weights is the score.
  var matchSignals: [MatchSignal] {
    var known = 0.0
    forEachSignal { _, value, weight in known += value == nil ? 0 : weight }
    let share = known > 0 ? (isSamePage ? Self.pageRest : 1) / known : 0
    var all = [
      MatchSignal(
        .page, .evidence, value: isSamePage ? 1 : nil,
        weight: isSamePage ? 1 - Self.pageRest : 0, .page(pages))
    ]
    forEachSignal { subject, value, weight in
      all.append(
        MatchSignal(
          subject, .evidence, value: value, weight: value == nil ? 0 : weight * share,
          reason(of: subject)))
    }
    return all
  }

  private func reason(of subject: MatchSignal.Subject) -> PairReason {
    switch subject {
    case .ingredients: .ingredients(foods.value)
    case .titles: .titles(titles.likeness, areSame: titles.isSame)
    case .amounts: .amounts(amounts)
    case .image: .image(images)
    case .page, .mark, .dish, .mainIngredient, .decision: .page(pages)
    }
  }
}
