/// The settings of `[matching]`, which affect whether two records are the same recipe.
package struct MatchingSettings: Sendable, Hashable {
  /// The settings for a file without the table.
  package static let standard = MatchingSettings(foodSynonyms: [])

  /// Groups of synonymous foods, besides the built-in ones: `["courgette", "zucchini"]`.
  package let foodSynonyms: [[String]]

  /// Creates the settings from their values.
  package init(foodSynonyms: [[String]]) {
    self.foodSynonyms = foodSynonyms
  }
}
