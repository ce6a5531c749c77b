import JSONSyntax
package import RecipeCore

/// A writer of JSON with the names of `RecipeField`, as the library stores recipes.
///
/// Extra fields are members under their own names, so that nothing is lost and a later reader may
/// know them. Those whose names already mean something to a reader are in `extras`.
///
/// ```
/// {
///   "title": "Leek soup",
///   "social_rank": 99.99999999999974,
///   "ingredients": [
///     "2 leeks"
///   ]
/// }
/// ```
package struct PlainRecipeWriter: RecipeDocumentWriter {
  package let carriedFields = Set(RecipeField.allCases)
  package let holdsSeveral = true

  /// Creates a writer.
  package init() {}

  package func write(_ recipes: some Collection<Recipe>, to sink: (consuming [UInt8]) -> Void) {
    JSONWriter.writeDocument(of: recipes, to: sink) { recipe, json in
      json.beginObject()
      var members = PlainMembers(json: consume json)
      recipe.visit(&members)
      json = members.json
      json.member(PlainMember.timeRanges.names[0], recipe.timeRanges)
      json.endObject()
    }
  }
}

/// Writes each field as a member with the field's name.
private struct PlainMembers: RecipeVisitor {
  var json: JSONWriter

  mutating func visit(_ field: RecipeField, _ text: String?) {
    json.member(field.rawValue, text)
  }

  mutating func visit(_ field: RecipeField, _ minutes: MinuteRange?) {
    json.member(field.rawValue, minutes?.upper)
  }

  mutating func visit(_ field: RecipeField, _ number: ExactNumber?) {
    json.member(field.rawValue, number)
  }

  mutating func visit(_ field: RecipeField, _ texts: [String]) {
    json.member(field.rawValue, texts)
  }

  mutating func visit(_ field: RecipeField, _ groups: [RecipeGroup]) {
    json.member(field.rawValue, groups)
  }

  mutating func visit(_ field: RecipeField, _ facts: [NutritionFact]) {
    json.member(field.rawValue, facts)
  }

  mutating func visit(_ field: RecipeField, _ rating: Rating?) {
    guard let rating else { return }
    json.name(field.rawValue)
    json.beginObject()
    json.member("value", rating.value)
    json.member("best", rating.best)
    json.member("count", rating.count)
    json.endObject()
  }

  mutating func visit(_ field: RecipeField, _ extras: [ExtraField]) {
    let container = field.rawValue
    let extras = ExtraMembers(extras, container: container) { name in
      name != container && RecipeVocabulary.fields.number(of: name) != nil
    }
    json.write(extras.beside)
    json.member(container, extras.inside)
  }
}
