extension PairJudge.Finding {
  /// Why the verdict is what it is, in words: what keeps the records apart, then what joins them.
  var reasons: [String] {
    vetoes.map(\.words)
      + [
        evidence.pageWords, evidence.siteWords, evidence.titleWords, evidence.foodWords,
        evidence.amountWords, evidence.imageWords,
      ].compactMap(\.self)
  }
}

extension PairEvidence {
  /// That both are of one page.
  fileprivate var pageWords: String? { isSamePage ? "same canonical URL" : nil }

  /// That both are of one site, where that joins them.
  fileprivate var siteWords: String? {
    isSameSite && !isSamePage && !areTwoPages ? "same site" : nil
  }

  /// What the titles have in common.
  var titleWords: String {
    if titles.isSame { return "same title" }
    if titles.likeness == 1 { return "same words in the titles" }
    return titles.likeness > 0
      ? "titles \(titles.likeness.percent) alike" : "the titles have nothing in common"
  }

  /// What the foods have in common.
  var foodWords: String? { foods.value.map { "\($0.percent) of the ingredients alike" } }

  /// How far the amounts agree.
  var amountWords: String? {
    amounts.map { amounts in
      let scale = amounts.scale == 1 ? "" : " for \(amounts.scale.timesText) the yield"
      let unknown = amounts.unknown == 0 ? "" : ", \(amounts.unknown) of other units"
      return "\(amounts.agreeing) of \(amounts.count) amounts equal\(scale)\(unknown)"
    }
  }

  /// That the images have one name.
  fileprivate var imageWords: String? { hasSameImage ? "same image name" : nil }
}

extension PairEvidence {
  /// Every signal for an explanation; what value times weight gives adds up to the score.
  var matchSignals: [MatchSignal] {
    let known = signals.reduce(0) { $0 + ($1.value == nil ? 0 : $1.weight) }
    let share = known > 0 ? (isSamePage ? Self.pageRest : 1) / known : 0
    return [pageSignal]
      + signals.map { signal in
        MatchSignal(
          name: signal.name, role: .evidence, value: signal.value,
          weight: signal.value == nil ? 0 : signal.weight * share, words: words(of: signal.name))
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

  private func words(of signal: String) -> String {
    switch signal {
    case "ingredients": foodWords ?? "one of them has too few to tell"
    case "titles": titleWords
    case "amounts": amountWords ?? "none can be compared"
    default: imageWords ?? (hasBothImages ? "two image names" : "one of them has none")
    }
  }
}

extension Double {
  /// A share as a whole percentage.
  fileprivate var percent: String { "\(Int((self * 100).rounded())) %" }

  /// A factor with at most two decimals: "2 times", "1.5 times".
  fileprivate var timesText: String {
    let hundredths = Int((min(self, 1_000_000) * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return "\(whole) times" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(whole).\(decimals) times"
  }
}
