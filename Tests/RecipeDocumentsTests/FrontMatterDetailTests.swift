import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Details of front matter")
struct FrontMatterDetailTests {
  private static func recipe(_ lines: String) throws -> Recipe {
    try MarkdownSample.recipe(
      "---\ntitle: Soup\n\(lines)\n---\n\n## Ingredients\n\n- 2 leeks\n\n## Method\n\n1. Boil.\n")
  }

  @Test(
    "tags with the mark of a comment keep their words",
    arguments: [
      "etiquetas: #sopa, #rápida", "tags: #sopa #rápida", "tags:\n  - #sopa\n  - #rápida",
      "tags: [sopa, rápida] # two of them",
    ])
  func hashTags(_ lines: String) throws {
    #expect(try Self.recipe(lines).tags == ["sopa", "rápida"])
  }

  @Test("a comment is no tag", arguments: ["tags: # soup, quick", "notes: #1"])
  func comments(_ lines: String) throws {
    #expect(try Self.recipe(lines).tags.isEmpty)
  }

  static let times: [(String, MinuteRange?)] = [
    ("30 min / 1 hora", MinuteRange(30, 60)), ("1 h/90 min", MinuteRange(60, 90)),
    ("60 min / 1 h", MinuteRange(60)), ("1/2 h", MinuteRange(30)), ("1 1/2 hours", MinuteRange(90)),
    ("1 h 30 min", MinuteRange(90)),
  ]

  @Test("two times with a stroke between them are alternatives", arguments: times)
  func alternatives(_ text: String, _ minutes: MinuteRange?) throws {
    #expect(RecipeDuration.range(in: text) == minutes)
  }

  @Test("what one buys is not the amount")
  func purchases() throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n## Ingredients\n\n| Buy | Use | Food |\n|---|---|---|\n| 1 kg | 200 g | leeks |\n"
        + "| 2 l | 500 ml | milk |\n\n## Method\n\n1. Boil.\n")
    #expect(
      recipe.ingredients.allSatisfy { $0.hasPrefix("200 g leeks") || $0.hasPrefix("500 ml milk") })
  }

  @Test(
    "the recipe in another language is no unread part of it",
    arguments: ["ingredients_es", "translations.es.title", "steps.fr", "description_de"])
  func translations(_ path: String) { #expect(LanguageChoice.isTranslation(path)) }

  @Test("other names are no translations", arguments: ["ingredients", "steps.step", "made_it"])
  func others(_ path: String) { #expect(!LanguageChoice.isTranslation(path)) }
}
