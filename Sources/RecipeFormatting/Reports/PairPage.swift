import RecipeCore
import RecipeMatching
import Text

/// The comparison of two records for a person: the output of `recipes duplicates explain`.
///
/// ```
/// same recipe, score 0.99
/// same canonical URL; titles 86 % alike; 100 % of the ingredients alike; 7 of 7 amounts equal
///
///   a  notes:recipemd/potato-leek-soup.md
///      Potato-Leek Soup
///      recipemd/potato-leek-soup.md:1
///   b  json:schema/leek-and-potato-soup.json
///      Leek and Potato Soup with Chives
///      schema/leek-and-potato-soup.json:1
///
/// Evidence, in log-odds
///   prior        -0.80  most recipes that look alike are two
///   page         +6.00  same canonical URL
///   titles       +0.95  titles 86 % alike
///   amounts      +4.51  7 of 7 amounts equal
///   sum         +10.66  same recipe from +0.40
///
/// Now
///   one recipe of 3 records
///   joined by api:0a1e07 and notes:recipemd/potato-leek-soup.md: same canonical URL; same
///   words in the titles; 100 % of the ingredients alike; 7 of 7 amounts equal
///   joined by api:0a1e07 and json:schema/leek-and-potato-soup.json: same canonical URL; titles
///   86 % alike; 100 % of the ingredients alike; 7 of 7 amounts equal
/// ```
package struct PairPage: Sendable {
  /// The page, terminated by a newline.
  package let text: String

  /// Creates the page of two records.
  ///
  /// - Parameters:
  ///   - report: The comparison.
  ///   - width: The width of the terminal, of which at most 100 columns are used; `nil` in a pipe.
  ///   - usesColor: True if headings are bold.
  package init(_ report: PairReport, width: Int?, usesColor: Bool) {
    var page = PageWriter(width: width.map { min($0, 100) }, usesColor: usesColor)
    page.write(verdict: report.explanation)
    page.write(report.first, letter: "a")
    page.write(report.second, letter: "b")
    page.write(signals: report.explanation)
    page.write(recipes: report)
    text = page.text
  }
}

extension PageWriter {
  fileprivate mutating func write(verdict explanation: PairExplanation) {
    let verdict =
      explanation.isUndecided ? "not known to be one recipe" : explanation.verdict.words
    heading("\(verdict), score \(ShareText.text(explanation.score))")
    if !explanation.reasons.isEmpty {
      line(explanation.reasons.sentence, indent: "")
    }
    blankLine()
  }

  fileprivate mutating func write(_ record: RecipeRecord, letter: String) {
    line(record.reference.words, indent: "  \(letter)  ")
    line(record.recipe.title, indent: "     ")
    if let place = record.locator.text { line(place, indent: "     ", style: .dim) }
  }

  fileprivate mutating func write(signals explanation: PairExplanation) {
    blankLine()
    heading("Evidence, in log-odds")
    var rows = explanation.signals.map {
      (name: $0.subject.rawValue, effect: $0.effect, words: $0.reason.words)
    }
    rows.append(
      (
        name: "sum", effect: RoundedNumber.signed(explanation.logOdds),
        words: explanation.sumWords
      ))
    let nameWidth = rows.map { DisplayWidth.of($0.name) }.max() ?? 0
    let effectWidth = rows.map { DisplayWidth.of($0.effect) }.max() ?? 0
    for row in rows {
      let space = String(repeating: " ", count: effectWidth - DisplayWidth.of(row.effect))
      line(row.words, indent: "  \(row.name.padded(to: nameWidth))  \(space)\(row.effect)  ")
    }
  }

  fileprivate mutating func write(recipes report: PairReport) {
    blankLine()
    heading("Now")
    guard report.isOneRecipe else {
      let counts = [report.firstRecipe, report.secondRecipe].map(\.recordCount)
      line("two recipes, of \(counts[0]) and of \(counts[1])", indent: "  ")
      for bond in report.obstacles { write(bond, "kept apart by ") }
      return
    }
    line("one recipe of \(report.firstRecipe.recordCount)", indent: "  ")
    for bond in report.path { write(bond, "joined by ") }
  }

  private mutating func write(_ bond: RecordBond, _ role: String) {
    let reasons = bond.reasons.isEmpty ? bond.verdict.words : bond.reasons.sentence
    line("\(role)\(bond.first.words) and \(bond.second.words): \(reasons)", indent: "  ")
  }
}

extension MatchSignal {
  /// Its effect on the verdict: `+0.56`.
  fileprivate var effect: String {
    switch role {
    case .veto: "veto"
    case .decision: "decides"
    case .evidence: RoundedNumber.signed(weight)
    }
  }
}

extension PairExplanation {
  /// The thresholds that the sum is compared with, or what decides instead of it.
  fileprivate var sumWords: String {
    let same = "same recipe from \(RoundedNumber.signed(threshold))"
    let variant = "variant from \(RoundedNumber.signed(variantThreshold))"
    if signals.contains(where: { $0.role == .decision }) { return same }
    switch verdict {
    case .same where logOdds >= threshold: return same
    case .variant: return "\(variant), \(same)"
    case .different where logOdds < variantThreshold: return variant
    default: break
    }
    let isSamePage = signals.contains { $0.reason == .page(.same) }
    return isSamePage ? "one page is one recipe" : "too few ingredients to weigh"
  }
}

extension RoundedNumber {
  /// Returns the number with its sign and two decimals: `+0.56`.
  fileprivate static func signed(_ value: Double) -> String {
    value < 0 ? text(value, decimals: 2) : "+\(text(value, decimals: 2))"
  }
}

extension RecordPair.Verdict {
  /// The verdict in words.
  fileprivate var words: String {
    switch self {
    case .same: "same recipe"
    case .variant: "variants of one recipe"
    case .different: "different recipes"
    }
  }
}
