import RecipeCore
import RecipeMatching
import Text

/// The keys by which a recipe is recognised in the library, whatever it was imported from.
///
/// Two recipes are the same if they share canonical URL and title, or title and ingredients; a
/// title alone is not enough.
enum RecipeIdentity {
  /// Returns hashes of the keys; two recipes that share one are the same.
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
