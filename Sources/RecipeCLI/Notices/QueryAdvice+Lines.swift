import RecipeCore
import RecipeSearch
import Text

extension QueryAdvice {
  /// The lines about the exclusions that left other forms of a word among the results.
  ///
  /// ```
  /// 12 of these have "nuts", which -nut does not exclude: add -nuts
  /// ```
  var remainderLines: [String] {
    remainders.map { remainder in
      let names =
        remainder.words.map { "\"\($0)\"" }.joined(separator: " or ")
        + (remainder.hasOthers ? " or others" : "")
      let exclusions = remainder.words.map { word in
        "-" + remainder.fieldPrefix + (word.contains(where: \.isWhitespace) ? "\"\(word)\"" : word)
      }
      return """
        \(remainder.count) of these \(remainder.count == 1 ? "has" : "have") \(names), which \
        -\(remainder.text) does not exclude: add \(exclusions.joined(separator: " "))
        """
    }
  }

  /// The advice if nothing was found, one line each.
  ///
  /// ```
  /// without cream: 12 recipes
  /// did you mean leek instead of leak? It finds 12 recipes:
  ///   Leek Soup
  /// --missing 2 finds 3 recipes
  /// ```
  var lines: [String] {
    correctionLines
      + relaxations.map { "without \($0.part): \(Self.recipes($0.count))" }
      + (shortage.map { ["--missing \($0.maximumMissingCount) finds \(Self.recipes($0.count))"] }
        ?? [])
  }

  /// The corrections, the last one with what the query then finds.
  private var correctionLines: [String] {
    var lines = corrections.map { "did you mean \($0.nearest) instead of \($0.word)?" }
    guard let outcome, let last = lines.popLast() else { return lines }
    let subject = corrections.count == 1 ? "It" : "Together they"
    let verb = corrections.count == 1 ? "finds" : "find"
    let isAll = outcome.count == outcome.titles.count
    return lines
      + ["\(last) \(subject) \(verb) \(Self.recipes(outcome.count))\(isAll ? "" : ", the first"):"]
      + outcome.titles.map { "  " + $0 }
  }

  private static func recipes(_ count: Int) -> String {
    count.counted("recipe")
  }
}
