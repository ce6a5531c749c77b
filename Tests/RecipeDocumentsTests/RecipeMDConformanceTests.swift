import Foundation
import JSONSyntax
import RecipeCore
import RecipeDocuments
import Testing

@Suite(
  "RecipeMD conformance",
  .enabled(
    if: MarkdownSharedFiles.has("conformance/recipemd"), "needs ../shared/conformance/recipemd"))
struct RecipeMDConformanceTests {
  private static let cases = MarkdownSharedFiles.files(
    in: "conformance/recipemd/cases", suffix: ".md")

  @Test("all cases are there")
  func count() {
    #expect(Self.cases.count { !$0.path.hasSuffix(".invalid.md") } == 20)
    #expect(Self.cases.count { $0.path.hasSuffix(".invalid.md") } == 10)
  }

  @Test("valid documents have the expected content", arguments: cases)
  func valid(file: URL) throws {
    guard !file.path.hasSuffix(".invalid.md") else { return }
    let recipe = try RecipeMDDocument(parsing: MarkdownSharedFiles.bytes(of: file))
    let json = try JSONDocument(
      parsing: MarkdownSharedFiles.bytes(
        of: file.deletingPathExtension().appendingPathExtension("json"))
    ).root
    #expect(recipe.title == json["title"]?.string)
    #expect(recipe.description == json["description"]?.string)
    #expect(recipe.instructions == json["instructions"]?.string)
    #expect(recipe.tags == json["tags"]?.elements.compactMap(\.string))
    #expect(recipe.yields.map(Flat.amount) == json["yields"]?.elements.map(Flat.amount))
    #expect(
      recipe.ingredients.map(Flat.ingredient) == json["ingredients"]?.elements.map(Flat.ingredient))
    #expect(recipe.groups.map(Flat.group) == json["ingredient_groups"]?.elements.map(Flat.group))
  }

  @Test("invalid documents are refused", arguments: cases)
  func invalid(file: URL) throws {
    guard file.path.hasSuffix(".invalid.md") else { return }
    let bytes = try MarkdownSharedFiles.bytes(of: file)
    #expect(throws: RecipeMDError.self) { try RecipeMDDocument(parsing: bytes) }
  }
}

/// One text for each part of a recipe, the same from the model and from JSON.
private enum Flat {
  static func amount(_ amount: RecipeMDAmount) -> String {
    let factor = Int64(exactly: amount.factor).map(String.init) ?? amount.factor.description
    return "\(factor)|\(amount.unit ?? "-")"
  }

  static func amount(_ json: JSONValue) -> String {
    "\(json["factor"]?.string ?? "-")|\(json["unit"]?.string ?? "-")"
  }

  static func ingredient(_ ingredient: RecipeMDIngredient) -> String {
    "\(ingredient.amount.map(amount) ?? "-")|\(ingredient.name)|\(ingredient.link ?? "-")"
  }

  static func ingredient(_ json: JSONValue) -> String {
    let amount = json["amount"].flatMap { $0.kind == .object ? Self.amount($0) : nil } ?? "-"
    return "\(amount)|\(json["name"]?.string ?? "-")|\(json["link"]?.string ?? "-")"
  }

  static func group(_ group: RecipeMDGroup) -> String {
    "\(group.title)\(group.ingredients.map(ingredient))\(group.groups.map(self.group))"
  }

  static func group(_ json: JSONValue) -> String {
    let ingredients = json["ingredients"]?.elements.map(ingredient) ?? []
    let groups = json["ingredient_groups"]?.elements.map(group) ?? []
    return "\(json["title"]?.string ?? "-")\(ingredients)\(groups)"
  }
}
