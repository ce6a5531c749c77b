import RecipeCore
import RecipeFormatting
import RecipeMerging
import RecipeSearch
import TestSupport

/// Recipes and results that several tests print.
enum Samples {
  /// A ranked recipe with one member, `notes:<title>`.
  static func ranked(_ recipe: Recipe, id: String = "9f0c35a1b2d4", rank: String? = nil)
    -> RankedRecipe
  {
    let record = RecipeRecord(
      reference: RecordReference(source: "notes", id: "soup/leek.md"),
      locator: .file(path: "soup/leek.md", line: 1), recipe: recipe)
    let merged = MergedRecipe(id: id, recipe: recipe, members: [record])
    let value = rank.flatMap { ExactNumber($0) }
    return RankedRecipe(
      merged: merged,
      socialRank: value.map { SocialRank(value: $0, origin: .given, member: 0) })
  }

  /// A page of recipes, complete, from one healthy source.
  static func result(_ recipes: [RankedRecipe], total: Int? = nil, offset: Int = 0) -> QueryResult {
    let report = SourceReport(
      name: "notes", kind: "markdown", status: .ok, records: 30, milliseconds: 41)
    return QueryResult(
      recipes: ElementStream(recipes), total: total ?? recipes.count, offset: offset,
      reports: [report])
  }

  /// Recipes whose titles and values are hard to print.
  static var mixed: [RankedRecipe] {
    [
      ranked(
        Recipe(
          title: "Leek and potato soup with a very long title that no column can hold whole",
          publisher: "The Green Stove", tags: ["soup", "winter"], totalMinutes: 90),
        rank: "99.99999999999974"),
      ranked(
        Recipe(title: "麻婆豆腐 — 四川の味", publisher: "台所", totalMinutes: 25), id: "00c1ffee0002",
        rank: "87.5"),
      ranked(
        Recipe(title: "Shakshuka 🍳👩‍🍳 🇮🇱", publisher: "Café \u{1B}[31mRouge"), id: "00c1ffee0003"),
      ranked(
        Recipe(title: "Two\nlines\tand a \u{202E}trick", publisher: "x"), id: "00c1ffee0004",
        rank: "3"),
    ]
  }

  /// Every field at once.
  static var full: RankedRecipe { ranked(.full, rank: "99.99999999999974") }
}

/// What a formatter writes, as text.
func printed<Row: Sendable>(
  _ document: ResultDocument<Row>, by formatter: some ResultFormatter
) -> String {
  let sink = ByteSink()
  var output = OutputBuffer { sink.append($0) }
  formatter.write(document, to: &output)
  output.flush()
  return sink.text
}
