package import RecipeCore

/// A finder of the differences between two recipes, for people.
///
/// It knows the same names of foods as the matcher: lines that count as one food there are beside
/// each other here.
package struct DifferenceFinder: Sendable {
  private let synonyms: FoodSynonyms

  /// Creates a finder.
  ///
  /// - Parameter foodSynonyms: Foods with several names beside the built-in ones, each a list of
  ///   names,
  ///   as in `MatchSettings.foodSynonyms`.
  package init(foodSynonyms: [[String]] = []) {
    synonyms = .extended(by: foodSynonyms)
  }

  /// Returns the differences between two recipes.
  package func differences(
    between left: Recipe, and right: Recipe, in detail: DifferenceDetail = .brief
  ) -> RecipeDifferences {
    RecipeDifferences(left, right, synonyms: synonyms, detail: detail)
  }
}
