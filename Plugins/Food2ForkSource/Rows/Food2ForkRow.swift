import JSONSyntax
import RecipeCore
import RecipeDocuments
import Text

/// One recipe object of an answer: a row of a search, or what `get` says.
struct Food2ForkRow: Sendable {
  private static let idLimit = 256

  /// The id inside the source.
  let id: String
  /// What the object says.
  let recipe: Recipe

  /// Reads an object; `nil` when it has no title, or nothing that names it.
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

  /// The row without the key; `nil` when the key is in its name.
  func masked(by secret: SecretText) -> Food2ForkRow? {
    guard secret.masked(id) == id else { return nil }
    return Food2ForkRow(id: id, recipe: secret.masked(recipe))
  }

  /// Whether `get` would tell more.
  var lacksIngredients: Bool { recipe.ingredients.isEmpty }

  /// Whether a text may be an id: one that is no path and holds nothing invisible.
  static func isUsable(_ id: String) -> Bool {
    !id.isEmpty && id != "." && id != ".." && id.utf8.count <= idLimit
      && !id.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0.steersTerminal }
  }

  /// The documented sample of a search row has no id, but the aggregator's page ends with it.
  private static func lastPart(of url: String?) -> String? {
    url.flatMap { $0.split(separator: "/").last }.map(String.init)
  }
}
