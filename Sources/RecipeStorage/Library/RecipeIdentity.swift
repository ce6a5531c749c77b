import RecipeCore
import RecipeMatching
import Text

/// Signs by which a recipe is known to be in the library already, whatever it was imported from.
///
/// Two recipes are the same when their pages and titles are, or their titles and ingredients; a
/// title alone says too little.
enum RecipeIdentity {
  /// Fingerprints of the signs; two recipes that share one are the same.
  static func keys(of recipe: Recipe) -> [String] {
    let folded = TextFolding.foldedString(recipe.title)
    let title = folded.isEmpty ? recipe.title : folded
    var keys: [String] = []
    if let url = recipe.sourceURL.flatMap({ CanonicalURL($0) }) {
      keys.append(key("url", title, [url.description]))
    }
    if !recipe.ingredients.isEmpty {
      let lines = recipe.ingredients.map { TextFolding.foldedString($0) }
      keys.append(key("ingredients", title, lines))
    }
    return keys
  }

  private static func key(_ kind: String, _ title: String, _ parts: [String]) -> String {
    ContentHash(of: ([kind, title] + parts).joined(separator: "\n").utf8).text
  }
}
