import Foundation
import RecipeCore
import RecipeDocuments
import Testing

/// The fields that a format declares to carry are carried, for every recipe of the fixtures.
@Suite("Declared carriage")
struct FixtureCarriageTests {
  /// Fields that are carried in general, but not of these recipes: an address in a description is
  /// taken for the source, a line end in a description is a space, controls are replaced, a page's
  /// address loses its fragment.
  private static let exceptions: [String: Set<String>] = [
    "recipemd": [
      "Lemon Drizzle Tray-Bake: publisher", "Fish Pie for a Crowd: description",
      "Midnight \u{1B}[31mChili\u{1B}[0m Oil: title",
    ],
    "nextcloud": [
      "Currant Scones: source_url", "Quick Strawberry Jam: source_url",
      "Smoky Chickpea & Spinach Stew: source_url",
    ],
  ]

  @Test("no ordinary recipe loses a field that its format carries", arguments: RoundTripTests.pairs)
  func declared(pair: RoundTripTests.Pair) throws {
    let recipes = try Self.recipes()
    #expect(recipes.count > 80)
    let carried = pair.writer.carriedFields
    let exceptions = Self.exceptions[pair.name] ?? []
    for recipe in recipes {
      let parts = RecipeLoss(of: recipe, readBackAs: pair.copy(of: recipe)).parts
      // Lost in part is carried in part.
      let lost = parts.filter { carried.contains($0.field) && $0.detail == nil }
        .filter { !exceptions.contains("\(recipe.title): \($0.field.rawValue)") }
      #expect(lost.isEmpty, "\(recipe.title): \(lost.map(\.description))")
    }
  }

  @Test(
    "of the full recipe the declared fields are carried, and the others lost",
    arguments: RoundTripTests.pairs)
  func undeclared(pair: RoundTripTests.Pair) {
    let others = Set(RecipeField.allCases).subtracting(pair.writer.carriedFields)
    var recipe = WriterSamples.full
    // To RecipeMD a line end in a paragraph is a space.
    recipe.description = "A soup for cold days."
    // The number of servings is carried by all.
    recipe.yield = "4 bowls"
    #expect(pair.loss(of: recipe) == others)
  }

  /// Every recipe of the fixtures but those of lists, which have neither ingredients nor directions:
  /// Markdown without either is no recipe.
  private static func recipes() throws -> [Recipe] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")
      .resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return try (files?.allObjects as? [URL] ?? []).sorted { $0.path < $1.path }
      .filter { DocumentFormats.knowsEnding(of: $0.path) }
      .flatMap { file in
        AnyDocumentReader().read(Array(try Data(contentsOf: file)), path: file.path, fields: .all)
          .entries.map(\.recipe).filter { !$0.ingredients.isEmpty || !$0.directions.isEmpty }
      }
  }
}
