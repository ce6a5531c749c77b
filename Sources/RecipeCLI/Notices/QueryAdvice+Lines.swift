import RecipeCore
import RecipeSearch
import Text

extension QueryAdvice {
  /// The advice for a person, one line each.
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
      + (shortage.map { ["--missing \($0.mostMissing) finds \(Self.recipes($0.count))"] } ?? [])
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
