import JSONSyntax
import RecipeCore
import RecipeDocuments
import Text

/// A recipe object of a response: a row of a search, or the result of `get`.
struct Food2ForkRow: Sendable {
  private static let idLimit = 256

  /// The id within the source.
  let id: String
  /// The recipe.
  let recipe: Recipe

  /// Reads an object, or returns `nil` if it has no title or no id.
  init?(_ json: JSONValue, fields: RecipeFieldSet) {
    guard let (id, recipe) = Food2ForkRecipe.read(json, fields: fields),
      let name = id ?? Self.lastPart(of: recipe.f2fURL), Self.isUsable(name)
    else { return nil }
    self.init(id: name, recipe: recipe)
  }

  private init(id: String, recipe: Recipe) {
    self.id = id
    self.recipe = recipe
  }

  /// Returns the row without the key, or `nil` if its id contains the key.
  func masked(by secret: SecretText) -> Food2ForkRow? {
    guard secret.masked(id) == id else { return nil }
    return Food2ForkRow(id: id, recipe: secret.masked(recipe))
  }

  /// True if the row has no ingredients, which `get` may have.
  var lacksIngredients: Bool { recipe.ingredients.isEmpty }

  /// True if a text can be an id: not a path, and without invisible characters.
  static func isUsable(_ id: String) -> Bool {
    !id.isEmpty && id != "." && id != ".." && id.utf8.count <= idLimit
      && !id.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0.steersTerminal }
  }

  /// Returns the last part of the aggregator's page, which is the id of a row without one.
  private static func lastPart(of url: String?) -> String? {
    url.flatMap { $0.split(separator: "/").last }.map(String.init)
  }
}
