import RecipeCore
import RecipeDocuments
import RecipeIndex
import TestSupport
import Testing

@testable import RecipeCLI

/// A recipe with a value in every field, merged with one that says little, on every way out.
///
/// A new field fails here wherever it was forgotten and the compiler did not notice.
@Suite("Every field on its way out")
struct FieldTests {
  /// Two sources with one recipe each, which are the same.
  private static func kitchen() -> Kitchen {
    let kitchen = Kitchen(
      """
      [sources.full]
      kind = "json"
      path = "full"
      [sources.less]
      kind = "json"
      path = "less"
      """)
    let full = PlainRecipeWriter().document(of: .full)
    let less = Recipe(
      title: Recipe.full.title, sourceURL: Recipe.full.sourceURL,
      ingredients: Recipe.full.ingredients)
    kitchen.files.put(.file(full), at: "/home/ana/full/leek.json")
    kitchen.files.put(
      .file(PlainRecipeWriter().document(of: less)), at: "/home/ana/less/leek.json")
    return kitchen
  }

  private static func words(of field: RecipeField) -> FieldWords {
    FieldWords(of: field, in: .full)
  }

  @Test("our own JSON is read back as it was written")
  func json() {
    let bytes = PlainRecipeWriter().document(of: .full)
    let outcome = JSONRecipeReader().read(bytes, path: "/leek.json", fields: .all)
    let copy = outcome.entries.first?.recipe
    for field in RecipeField.allCases {
      #expect(Self.words(of: field) == copy.map { FieldWords(of: field, in: $0) }, "\(field)")
    }
    #expect(copy == .full)
  }

  @Test("--fields names each, and CSV has a column of it", arguments: RecipeField.allCases)
  func columns(field: RecipeField) async {
    for format in ["csv", "json", "tsv"] {
      let alone = await Self.kitchen().run("list", "--fields", field.rawValue, "-o", format)
      #expect(alone.status == .done && Self.words(of: field).areIn(alone.output), "\(format)")
    }
    let header = await Self.kitchen().run("list", "-o", "csv").output.prefix { !$0.isNewline }
    #expect(header.split(separator: ",").contains { $0 == field.rawValue })
  }

  @Test("why tells where each came from")
  func why() async {
    let text = await Self.kitchen().run("why", "leek soup", "-v", "--color", "never").output
    #expect(text.contains("[1]"), "two records are one recipe")
    let lines = text.split(separator: "\n")
    for field in RecipeField.allCases {
      let head = ["  \(field.rawValue):", "  \(field.rawValue)."]
      let value = lines.drop { line in !head.contains { line.hasPrefix($0) } }
        .prefix { !$0.hasPrefix("      from ") }.joined(separator: "\n")
      #expect(Self.words(of: field).areIn(value), "\(field)")
    }
  }

  @Test(
    "every export has each, or its loss report names it",
    arguments: ExportFormats(Catalogs.builtIn.formatters).names)
  func exports(format: String) async throws {
    let kitchen = Self.kitchen()
    let run = await kitchen.run("export", "--format", format, "--loss", "--output", "out")
    #expect(run.status == .done)
    let bytes = try kitchen.files.read("/home/ana/out", limit: .max)
    let known = DocumentFormats.format(named: format)
    let path = "/out." + (known?.endings.first ?? format)
    var copy = known?.reader?.read(bytes, path: path, fields: .all).entries.first?.recipe
    // What is shown counts: a number alone is of servings.
    if copy?.yield == "4" { copy?.yield = "4 servings" }
    let lost = run.errors.split(separator: "\n").first { $0.hasPrefix("loss: ") } ?? ""
    for field in RecipeField.allCases where !lost.contains(field.rawValue) {
      let isThere =
        copy.map { FieldWords(of: field, in: $0) == Self.words(of: field) }
        ?? Self.words(of: field).areIn(String(decoding: bytes, as: UTF8.self))
      #expect(isThere, "\(field)")
    }
  }

  @Test("the index answers as the sources do, and has each")
  func index() async {
    let kitchen = Self.kitchen()
    for number in 0..<IndexStore.leastRecords {
      let other = #"{"title": "\#(number)", "ingredients": ["\#(number) plums"]}"#
      kitchen.files.put(.file(Array(other.utf8)), at: "/home/ana/less/\(number).json")
    }
    let search = ["search", "leek", "-o", "ndjson"]
    _ = await kitchen.run(search)
    let before = kitchen.files.reads.count
    let indexed = await kitchen.run(search)
    #expect(!kitchen.files.reads.dropFirst(before).contains { $0.hasSuffix("leek.json") })
    #expect(indexed.output == (await kitchen.run(search + ["--no-cache"]).output))
    for field in RecipeField.allCases {
      #expect(Self.words(of: field).areIn(indexed.output), "\(field)")
    }
  }

  @Test("has: finds what has it, and missing: what has not", arguments: RecipeField.allCases)
  func presence(field: RecipeField) async {
    guard let name = field.presenceName else { return }
    let kitchen = Self.kitchen()
    #expect(await kitchen.run("search", "has:\(name)").status == .done)
    #expect(await kitchen.run("search", "missing:\(name)").status == .nothingFound)
  }
}

extension RecipeField {
  /// What a query calls the field behind `has:`; `nil` for one that nobody asks for in this way.
  fileprivate var presenceName: String? {
    switch self {
    case .publisher, .ingredients, .directions, .description, .tags, .notes, .rating, .author,
      .language, .published:
      rawValue
    case .sourceURL: "url"
    case .imageURL: "image"
    case .socialRank: "rank"
    case .yield: "servings"
    case .prepMinutes, .cookMinutes, .totalMinutes: "time"
    case .title, .publisherURL, .f2fURL, .ingredientGroups, .directionGroups, .tools, .nutrition,
      .waitMinutes, .extras:
      nil
    }
  }
}
