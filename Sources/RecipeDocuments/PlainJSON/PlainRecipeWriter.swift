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

  package func write(_ recipes: [Recipe], to sink: (consuming [UInt8]) -> Void) {
    JSONWriter.writeDocument(of: recipes, to: sink) { recipe, json in
      json.beginObject()
      json.writeTexts(of: recipe)
      json.writeContent(of: recipe)
      json.writeDetails(of: recipe)
      json.writeExtras(of: recipe)
      json.endObject()
    }
  }
}

extension JSONWriter {
  fileprivate mutating func writeTexts(of recipe: Recipe) {
    member(.title, recipe.title)
    member(.publisher, recipe.publisher)
    member(.publisherURL, recipe.publisherURL)
    member(.sourceURL, recipe.sourceURL)
    member(.f2fURL, recipe.f2fURL)
    member(.imageURL, recipe.imageURL)
    member(RecipeField.socialRank.rawValue, recipe.socialRank)
  }

  fileprivate mutating func writeContent(of recipe: Recipe) {
    member(.ingredients, recipe.ingredients)
    member(RecipeField.ingredientGroups.rawValue, recipe.ingredientGroups)
    member(.directions, recipe.directions)
    member(.description, recipe.description)
    member(.tags, recipe.tags)
  }

  fileprivate mutating func writeDetails(of recipe: Recipe) {
    member(.yield, recipe.yield)
    member(.prepMinutes, recipe.prepMinutes)
    member(.cookMinutes, recipe.cookMinutes)
    member(.totalMinutes, recipe.totalMinutes)
    if let rating = recipe.rating { write(rating) }
    member(.author, recipe.author)
    member(.language, recipe.language)
    member(.published, recipe.published)
  }

  fileprivate mutating func writeExtras(of recipe: Recipe) {
    let container = RecipeField.extras.rawValue
    let extras = ExtraMembers(recipe.extras, container: container) { name in
      name != container && RecipeVocabulary.all.number(of: name) != nil
    }
    write(extras.beside)
    member(container, extras.inside)
  }

  private mutating func write(_ rating: Rating) {
    name(RecipeField.rating.rawValue)
    beginObject()
    member("value", rating.value)
    member("best", rating.best)
    member("count", rating.count)
    endObject()
  }

  private mutating func member(_ field: RecipeField, _ text: String?) {
    member(field.rawValue, text)
  }

  private mutating func member(_ field: RecipeField, _ texts: [String]) {
    member(field.rawValue, texts)
  }

  private mutating func member(_ field: RecipeField, _ number: Int?) {
    member(field.rawValue, number)
  }
}
