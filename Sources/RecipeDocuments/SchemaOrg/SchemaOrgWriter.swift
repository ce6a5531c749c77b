import JSONSyntax
package import RecipeCore

/// A writer of JSON-LD with the type Recipe (https://schema.org/Recipe).
///
/// Fields without a counterpart in schema.org are members with the prefix `recipes:`, which JSON-LD
/// reads as IRIs and other programs ignore. Ingredients remain a flat list: few programs read
/// anything else.
///
/// ```
/// {
///   "@context": "https://schema.org",
///   "@type": "Recipe",
///   "name": "Leek soup",
///   "cookTime": "PT1H30M",
///   "recipeIngredient": [
///     "2 leeks"
///   ],
///   "recipes:social_rank": 99.99999999999974
/// }
/// ```
package struct SchemaOrgWriter: RecipeDocumentWriter {
  package let carriedFields = Set(RecipeField.allCases)
  package let holdsSeveral = true

  /// Creates a writer.
  package init() {}

  package func write(_ recipes: some Collection<Recipe>, to sink: (consuming [UInt8]) -> Void) {
    JSONWriter.writeDocument(of: recipes, to: sink) { recipe, json in
      Self.write(recipe, to: &json)
    }
  }

  /// Writes the node of a recipe.
  static func write(_ recipe: Recipe, to json: inout JSONWriter) {
    json.beginObject()
    json.beginRecipe(recipe)
    json.writeOrigin(of: recipe)
    json.property(.description, recipe.description)
    writeFacts(of: recipe, to: &json)
    json.property(.ingredients, recipe.ingredients)
    SchemaOrgDirections.write(recipe, to: &json)
    json.property(.tools, recipe.tools)
    json.writeNutrition(of: recipe)
    json.writeRating(of: recipe)
    json.property(.language, recipe.language)
    writeOwn(of: recipe, to: &json)
    json.endObject()
  }

  private static func writeFacts(of recipe: Recipe, to json: inout JSONWriter) {
    json.property(.prepTime, recipe.prepMinutes.map(ISODuration.text))
    json.property(.cookTime, recipe.cookMinutes.map(ISODuration.text))
    json.property(.totalTime, recipe.totalMinutes.map(ISODuration.text))
    json.property(.yield, recipe.yield)
    writeTags(recipe.tags, to: &json)
  }

  /// Writes tags separated by commas, as most sites do; as an array if one contains a comma.
  private static func writeTags(_ tags: [String], to json: inout JSONWriter) {
    guard !tags.isEmpty else { return }
    guard tags.contains(where: mayBeCut) else {
      return json.property(.keywords, tags.joined(separator: ", "))
    }
    json.name(SchemaOrgMember.keywords.names[0])
    json.beginArray()
    for tag in tags {
      if mayBeCut(tag) { json.writeNode("DefinedTerm") { $0.member("name", tag) } }
      if !mayBeCut(tag) { json.string(tag) }
    }
    json.endArray()
  }

  private static func mayBeCut(_ tag: String) -> Bool {
    tag.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 == 0x0A }
  }

  /// Writes the fields without a counterpart in schema.org.
  private static func writeOwn(of recipe: Recipe, to json: inout JSONWriter) {
    if let url = recipe.sourceURL, !url.isPageURL { json.property(.ownSourceURL, url) }
    json.property(.ownF2FURL, recipe.f2fURL)
    json.member(SchemaOrgMember.ownSocialRank.names[0], recipe.socialRank)
    json.member(SchemaOrgMember.ownGroups.names[0], recipe.ingredientGroups)
    json.property(.ownNotes, recipe.notes)
    json.member(SchemaOrgMember.ownWaitMinutes.names[0], recipe.waitMinutes?.upper)
    json.member(SchemaOrgMember.ownTimeRanges.names[0], recipe.timeRanges)
    let container = SchemaOrgMember.ownExtras.names[0]
    let extras = ExtraMembers(recipe.extras, container: container, isTaken: isTaken)
    json.write(extras.beside)
    json.member(container, extras.inside)
  }

  /// True if a name has a meaning in JSON-LD or to our reader of it.
  static func isTaken(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: "@") || vocabulary.number(of: name) != nil
  }

  private static let vocabulary = JSONVocabulary(SchemaOrgMember.allNames)
}
