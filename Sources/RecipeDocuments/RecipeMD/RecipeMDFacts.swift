import MarkdownSyntax
import RecipeCore
import Text

/// The blocks between the description of a RecipeMD document and its ingredients.
struct RecipeMDFacts {
  /// The image, the list of facts, the tags and the yields, as far as they exist.
  let blocks: [String]

  /// Creates the blocks of a recipe.
  init(_ recipe: Recipe) {
    let amount = recipe.yield.flatMap(Self.amount)
    var facts = Self.facts(of: recipe)
    if amount == nil, let yield = recipe.yield { facts.append("Servings: \(Self.inline(yield))") }
    let list = facts.map { "- \($0)\n" }.joined()
    blocks = [
      recipe.imageURL.flatMap(Self.picture), list.isEmpty ? nil : list,
      recipe.tags.isEmpty ? nil : "*\(Self.inline(recipe.tags.joined(separator: ", ")))*\n",
      amount.map { "**\(Self.inline($0))**\n" },
    ].compactMap(\.self)
  }

  private static func facts(of recipe: Recipe) -> [String] {
    let facts = [
      ("Source", source(of: recipe)),
      ("Author", recipe.author.map(inline)),
      ("Prep time", recipe.prepMinutes.map(minutes)),
      ("Cook time", recipe.cookMinutes.map(minutes)),
      ("Total time", recipe.totalMinutes.map(minutes)),
      ("Rating", recipe.rating.map { "\($0.value.text)/\($0.best.text)" }),
    ]
    return facts.compactMap { label, value in value.map { "\(label): \($0)" } }
  }

  /// Returns a link to the page with the name of its publisher, or what exists of them.
  private static func source(of recipe: Recipe) -> String? {
    guard let url = recipe.sourceURL, isTarget(url) else { return recipe.publisher.map(inline) }
    return recipe.publisher.map { "[\(inline($0))](\(url))" } ?? "<\(url)>"
  }

  private static func picture(_ url: String) -> String? {
    isTarget(url) ? "![](\(url))\n" : nil
  }

  /// True if a URL can be a link destination without angle brackets (CommonMark, section 6.3).
  private static func isTarget(_ url: String) -> Bool {
    !url.isEmpty && !url.utf8.contains { $0 <= 0x20 || "<>()[]\\\"'`*".utf8.contains($0) }
  }

  /// Returns a yield whose elements are amounts: a number with an optional unit.
  private static func amount(_ yield: String) -> String? {
    let elements = CommaList.elements(of: yield)
    let areAmounts = elements.allSatisfy { RecipeMDAmount.begins(Array($0.utf8)[...]) }
    return elements.isEmpty || !areAmounts ? nil : yield
  }

  private static func minutes(_ minutes: MinuteRange) -> String { "\(minutes) min" }

  private static func inline(_ text: String) -> String { MarkdownText.inline(text.withoutControls) }
}
