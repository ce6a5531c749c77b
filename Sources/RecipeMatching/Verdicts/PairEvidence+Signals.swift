extension PairEvidence {
  /// Every signal for an explanation; what value times weight gives adds up to the score.
  var matchSignals: [MatchSignal] {
    var known = 0.0
    forEachSignal { _, value, weight in known += value == nil ? 0 : weight }
    let share = known > 0 ? (isSamePage ? Self.pageRest : 1) / known : 0
    let grounds = PairGrounds(self, vetoes: [])
    var all = [pageSignal]
    forEachSignal { name, value, weight in
      all.append(
        MatchSignal(
          name: "\(name)", role: .evidence, value: value, weight: value == nil ? 0 : weight * share,
          words: words(of: "\(name)", grounds)))
    }
    return all
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
