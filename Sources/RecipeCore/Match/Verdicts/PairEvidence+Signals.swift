extension PairEvidence {
  /// Every signal for an explanation; what value times weight gives adds up to the score.
  var matchSignals: [MatchSignal] {
    let known = signals.reduce(0) { $0 + ($1.value == nil ? 0 : $1.weight) }
    let share = known > 0 ? (isSamePage ? Self.pageRest : 1) / known : 0
    let grounds = PairGrounds(self, vetoes: [])
    return [pageSignal]
      + signals.map { signal in
        MatchSignal(
          name: signal.name, role: .evidence, value: signal.value,
          weight: signal.value == nil ? 0 : signal.weight * share,
          words: words(of: signal.name, grounds))
      }
  }

  private var pageSignal: MatchSignal {
    let words =
      isSamePage
      ? "same canonical URL"
      : areTwoPages
        ? "two pages of one site"
        : isSameSite ? "same site" : hasBothPages ? "two sites" : "one of them names no page"
    return MatchSignal(
      name: "page", role: .evidence, value: isSamePage ? 1 : nil,
      weight: isSamePage ? 1 - Self.pageRest : 0, words: words)
  }

  private func words(of signal: String, _ grounds: PairGrounds) -> String {
    switch signal {
    case "ingredients": grounds.foodWords ?? "one of them has too few to tell"
    case "titles": grounds.titleWords ?? ""
    case "amounts": grounds.amountWords ?? "none can be compared"
    default: grounds.imageWords ?? (hasBothImages ? "two image names" : "one of them has none")
    }
  }
}
