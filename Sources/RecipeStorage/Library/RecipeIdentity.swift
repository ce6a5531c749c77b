import RecipeCore
import RecipeMatching
import Text

/// The keys by which a recipe is recognised in the library, whatever it was imported from.
///
/// Two recipes are the same if they share canonical URL and title, or title and ingredients; a
/// title alone is not enough. One without ingredients is the same as another if they share title,
/// publisher and the id that both state.
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

  /// Returns the hash of the key that one recipe without ingredients shares with another; `nil` if
  /// the recipe states no id.
  static func outlineKey(of recipe: Recipe) -> String? {
    recipe.statedID.map { id in
      let parts = [recipe.publisher ?? "", recipe.title].map { TextFolding.foldedString($0) }
      return key("id", id.text, parts)
    }
  }

  private static func key(_ kind: String, _ title: String, _ parts: [String]) -> String {
    ContentHash(of: ([kind, title] + parts).joined(separator: "\n").utf8).text
  }
}
