import RecipeCore
import Testing

@testable import RecipeDocuments

/// A document, and what a cook would read in it.
struct StrangerDocument: CustomTestStringConvertible {
  let name: String
  let path: String
  let text: String
  /// The ingredients, below `# name` for each group.
  let lines: [String]
  var steps: [String] = []
  var servings: String?
  var notes: [String] = []
  var description: String?
  var title: String?
  var testDescription: String { name }

  init(
    _ name: String, path: String = "soup.md", _ text: String, lines: [String],
    steps: [String] = ["Slice all of it.", "Boil it for an hour."], servings: String? = nil,
    notes: [String] = [], description: String? = nil, title: String? = nil
  ) {
    (self.name, self.path, self.text, self.lines) = (name, path, text, lines)
    (self.steps, self.servings, self.notes) = (steps, servings, notes)
    (self.description, self.title) = (description, title)
  }

  /// Reads the document, and compares its first recipe with what a cook would read.
  func check() throws {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
    var lines = recipe.ingredients
    for group in recipe.ingredientGroups.reversed() {
      lines.insert("# " + group.name, at: group.start)
    }
    var steps = recipe.directions
    for group in recipe.directionGroups { steps[group.start] = "# " + group.name }
    #expect(lines == self.lines)
    #expect(steps == self.steps)
    if let servings { #expect(recipe.yield == servings) }
    #expect(recipe.notes == notes)
    if let title { #expect(recipe.title == title) }
    if let description { #expect(recipe.description ?? "" == description) }
  }

  /// The end of a document with two steps.
  static let method = "\n## Method\n\n1. Slice all of it.\n2. Boil it for an hour.\n"
}
