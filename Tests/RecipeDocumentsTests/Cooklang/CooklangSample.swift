import RecipeCore
import RecipeDocuments
import Testing

/// Reads and writes the one recipe of a Cooklang text.
enum CooklangSample {
  /// The recipe of a text that holds one.
  static func recipe(_ text: String, path: String = "folder/Dish.cook") throws -> Recipe {
    let outcome = CooklangRecipeReader().read(Array(text.utf8), path: path, fields: .all)
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }

  /// The text of a recipe.
  static func text(of recipe: Recipe) -> String {
    String(decoding: CooklangWriter().document(of: recipe), as: UTF8.self)
  }

  /// What is read of a recipe that was written.
  static func written(_ recipe: Recipe) throws -> Recipe {
    try self.recipe(text(of: recipe))
  }
}
