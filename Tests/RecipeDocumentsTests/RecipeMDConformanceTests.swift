import Foundation
import JSONSyntax
import MarkdownSyntax
import RecipeCore
import Testing

@testable import RecipeDocuments

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

  @Test("valid documents are RecipeMD, with the expected content", arguments: cases)
  func valid(file: URL) throws {
    guard !file.path.hasSuffix(".invalid.md") else { return }
    let bytes = try MarkdownSharedFiles.bytes(of: file)
    let expected = try JSONDocument(
      parsing: MarkdownSharedFiles.bytes(
        of: file.deletingPathExtension().appendingPathExtension("json"))
    ).root
    var parser = RecipeMDParser(MarkdownDocument(parsing: bytes))
    let outline = try parser.parse()
    #expect(outline.title == expected["title"]?.string)
    #expect(outline.tags.map(CommaList.elements) ?? [] == expected["tags"]?.strings)
    #expect(
      outline.yields.map(CommaList.elements)?.count ?? 0 == expected["yields"]?.elements.count)
    #expect(outline.description.isEmpty == expected["description"]?.isNull)
    #expect(outline.instructions.isEmpty == expected["instructions"]?.isNull)
    let ingredients = Flat.ingredients(expected)
    guard !ingredients.isEmpty || !outline.instructions.isEmpty else { return }
    let outcome = MarkdownRecipeReader().read(bytes, path: "a.md", fields: .all)
    #expect(outcome.dialect == "RecipeMD")
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.ingredientGroups.map(\.name) == Flat.groups(expected))
    var lines = recipe.ingredients[...]
    for name in ingredients {
      let line = lines.firstIndex { $0.hasSuffix(name) }
      #expect(line != nil, "\(name) is missing in \(lines)")
      if let line { lines = lines[(line + 1)...] }
    }
  }

  @Test("invalid documents are no RecipeMD", arguments: cases)
  func invalid(file: URL) throws {
    guard file.path.hasSuffix(".invalid.md") else { return }
    let bytes = try MarkdownSharedFiles.bytes(of: file)
    let outcome = MarkdownRecipeReader().read(bytes, path: "a.md", fields: .all)
    #expect(outcome.dialect != "RecipeMD")
    var parser = RecipeMDParser(MarkdownDocument(parsing: bytes))
    #expect(throws: RecipeMDError.self) { try parser.parse() }
  }
}

/// What the expected content says, in one list from the groups outside in.
private enum Flat {
  /// The first lines of all names, without markup.
  static func ingredients(_ json: JSONValue) -> [String] {
    let own = json["ingredients"]?.elements.compactMap { $0["name"]?.string } ?? []
    let inner = json["ingredient_groups"]?.elements.flatMap(ingredients) ?? []
    return own.map(plainFirstLine) + inner
  }

  private static func plainFirstLine(_ name: String) -> String {
    let line = MarkdownDocument(parsing: Array(name.prefix { $0 != "\n" }.utf8))
    return line.plainText(of: 0)
  }

  /// The titles of all groups.
  static func groups(_ json: JSONValue) -> [String] {
    json["ingredient_groups"]?.elements.flatMap { [$0["title"]?.string ?? ""] + groups($0) } ?? []
  }
}
