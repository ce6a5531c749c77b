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
/// Signals
///   page         1.00 × 0.80 = 0.80  same canonical URL
///   ingredients  1.00 × 0.11 = 0.11  100 % of the ingredients alike
///   titles       0.86 × 0.05 = 0.05  titles 86 % alike
///   amounts      1.00 × 0.04 = 0.04  7 of 7 amounts equal
///   image        unknown             one of them has none
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
    page.write(signals: report.explanation.signals)
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
    line(record.locator.description, indent: "     ", style: .dim)
  }

  fileprivate mutating func write(signals: [MatchSignal]) {
    guard !signals.isEmpty else { return }
    blankLine()
    heading("Signals")
    let rows = signals.map {
      (name: $0.subject.rawValue, effect: $0.effect, words: $0.reason.words)
    }
    let nameWidth = rows.map { DisplayWidth.of($0.name) }.max() ?? 0
    let effectWidth = rows.map { DisplayWidth.of($0.effect) }.max() ?? 0
    for row in rows {
      let (name, effect) = (row.name.padded(to: nameWidth), row.effect.padded(to: effectWidth))
      line(row.words, indent: "  \(name)  \(effect)  ")
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
  /// Its effect on the verdict: `0.86 × 0.65 = 0.56`.
  fileprivate var effect: String {
    switch role {
    case .veto: return "keeps apart"
    case .decision: return "decides"
    case .evidence: break
    }
    guard let value, let contribution else { return "unknown" }
    let numbers = [value, weight, contribution].map(ShareText.text)
    return "\(numbers[0]) × \(numbers[1]) = \(numbers[2])"
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
