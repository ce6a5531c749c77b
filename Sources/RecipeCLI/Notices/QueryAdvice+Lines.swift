import RecipeCore
import RecipeSearch

extension QueryAdvice {
  /// The advice for a person, one line each.
  ///
  /// ```
  /// without cream: 12 recipes
  /// did you mean leek instead of leak?
  /// --missing 2 finds 3 recipes
  /// ```
  var lines: [String] {
    corrections.map { "did you mean \($0.nearest) instead of \($0.word)?" }
      + relaxations.map { "without \($0.part): \(Self.recipes($0.count))" }
      + (shortage.map { ["--missing \($0.mostMissing) finds \(Self.recipes($0.count))"] } ?? [])
  }

  private static func recipes(_ count: Int) -> String {
    count == 1 ? "1 recipe" : "\(count) recipes"
  }
}
