import RecipeCore
import Testing

@testable import RecipeDocuments

/// A document, and what a cook would read in it; `nil` is not compared.
struct ReadSample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var path = "a.json"
  let text: String
  /// The ingredients, below `# name` for each group.
  var lines: [String]?
  /// The directions; a heading ends with a colon.
  var steps: [String]?
  var title: String?
  var yield: String?
  var author: String?
  var source: String?
  var image: String?
  var tools: [String]?
  var notes: [String]?
  var tags: [String]?
  var nutrition: [String]?
  /// The minutes of preparation, cooking, waiting and in all.
  var minutes: [MinuteRange?]?

  /// Reads the document and compares the only recipe.
  func check() throws {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
    try #require(outcome.entries.count == 1, "\(outcome.diagnostics)")
    let recipe = outcome.entries[0].recipe
    if let lines { #expect(Self.lines(of: recipe) == lines) }
    if let steps { #expect(recipe.directions == steps) }
    if let title { #expect(recipe.title == title) }
    if let yield { #expect(recipe.yield == yield) }
    if let author { #expect(recipe.author == author) }
    if let source { #expect(recipe.sourceURL == source) }
    if let image { #expect(recipe.imageURL == image) }
    if let tools { #expect(recipe.tools == tools) }
    if let notes { #expect(recipe.notes == notes) }
    if let tags { #expect(recipe.tags == tags) }
    if let nutrition { #expect(recipe.nutrition.map { "\($0.name): \($0.text)" } == nutrition) }
    if let minutes {
      let times = [recipe.prepMinutes, recipe.cookMinutes, recipe.waitMinutes, recipe.totalMinutes]
      #expect(times == minutes)
    }
  }

  private static func lines(of recipe: Recipe) -> [String] {
    recipe.ingredients.indices.flatMap { index in
      recipe.ingredientGroups.filter { $0.start == index }.map { "# " + $0.name }
        + [recipe.ingredients[index]]
    }
  }
}
