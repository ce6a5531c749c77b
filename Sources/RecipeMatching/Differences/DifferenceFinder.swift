package import RecipeCore

/// Finds what differs between two recipes, for people.
///
/// It knows the same names of foods as the matcher: lines that count as one food there stand beside
/// one another here.
package struct DifferenceFinder: Sendable {
  private let synonyms: FoodSynonyms

  /// Makes a finder.
  ///
  /// - Parameter foodSynonyms: Foods of several names beside the built-in ones, each a list of names,
  ///   as in `MatchSettings.foodSynonyms`.
  package init(foodSynonyms: [[String]] = []) {
    synonyms = .extended(by: foodSynonyms)
  }

  /// What differs between two recipes.
  package func differences(between left: Recipe, and right: Recipe) -> RecipeDifferences {
    RecipeDifferences(left, right, synonyms: synonyms)
  }
}
