import JSONSyntax
package import RecipeCore
import Text

/// A writer of recipes as Nextcloud Cookbook stores them: `Leek soup/recipe.json` in a folder.
///
/// The object is schema.org's in the normal form of its API 0.1.3: keywords are a comma-separated
/// text, the yield is a whole number, directions are texts, and an ingredient that starts with `##`
/// names a group, which is a convention of its users.
///
/// ```
/// {
///   "@context": "https://schema.org",
///   "@type": "Recipe",
///   "name": "Leek soup",
///   "prepTime": "PT0H30M",
///   "recipeYield": 4,
///   "recipeIngredient": [
///     "2 leeks",
///     "## To finish",
///     "50 ml cream"
///   ]
/// }
/// ```
package struct NextcloudWriter: RecipeDocumentWriter {
  /// All fields but those without a counterpart; the yield is reduced to a number.
  package let carriedFields = Set(RecipeField.allCases)
    .subtracting([
      .socialRank, .f2fURL, .yield, .notes, .waitMinutes,
    ])
  package let holdsSeveral = false

  /// Creates a writer.
  package init() {}

  package func write(_ recipes: some Collection<Recipe>, to sink: (consuming [UInt8]) -> Void) {
    JSONWriter.writeDocument(of: recipes, to: sink) { recipe, json in
      json.beginObject()
      json.beginRecipe(recipe)
      json.writeOrigin(of: recipe)
      json.property(.description, recipe.description)
      Self.writeFacts(of: recipe, to: &json)
      json.property(.ingredients, Self.ingredients(of: recipe))
      json.property(.instructions, recipe.unnumberedDirections)
      json.property(.tools, recipe.tools)
      json.writeNutrition(of: recipe)
      json.writeRating(of: recipe)
      json.property(.language, recipe.language)
      Self.writeExtras(of: recipe, to: &json)
      json.endObject()
    }
  }

  package func path(of stem: String, ending: String) -> String { stem + "/recipe." + ending }

  private static func writeFacts(of recipe: Recipe, to json: inout JSONWriter) {
    json.property(.prepTime, recipe.prepMinutes.map(duration))
    json.property(.cookTime, recipe.cookMinutes.map(duration))
    json.property(.totalTime, recipe.totalMinutes.map(duration))
    json.member(SchemaOrgMember.yield.names[0], recipe.yield.flatMap(portions))
    if !recipe.tags.isEmpty { json.property(.keywords, recipe.tags.joined(separator: ",")) }
  }

  /// Returns hours and minutes, both of which are required.
  private static func duration(_ minutes: MinuteRange) -> String {
    let (hours, rest) = minutes.upper.quotientAndRemainder(dividingBy: 60)
    return "PT\(hours)H\(rest)M"
  }

  /// Returns the first whole number of a yield.
  private static func portions(of yield: String) -> Int? {
    let digits = yield.utf8.drop { !$0.isASCIIDigit }.prefix(while: \.isASCIIDigit)
    return Int(String(decoding: Array(digits), as: UTF8.self))
  }

  private static func ingredients(of recipe: Recipe) -> [String] {
    recipe.ingredientSections.flatMap { section in
      (section.name.map { ["## " + $0] } ?? []) + section.lines
    }
  }

  /// Writes extra fields except those whose name is taken.
  private static func writeExtras(of recipe: Recipe, to json: inout JSONWriter) {
    let extras = ExtraMembers(recipe.extras, container: "", isTaken: SchemaOrgWriter.isTaken)
    json.write(extras.beside)
  }
}
