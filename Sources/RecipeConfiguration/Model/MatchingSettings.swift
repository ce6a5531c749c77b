/// The settings of `[matching]`, which affect whether two records are the same recipe.
package struct MatchingSettings: Sendable, Hashable {
  /// The settings for a file without the table.
  package static let standard = MatchingSettings(caution: "normal", foodSynonyms: [])

  /// The caution with which records are merged: one of the names given to the reader.
  package let caution: String
  /// Groups of synonymous foods, besides the built-in ones: `["courgette", "zucchini"]`.
  package let foodSynonyms: [[String]]

  /// Creates the settings from their values.
  package init(caution: String, foodSynonyms: [[String]]) {
    self.caution = caution
    self.foodSynonyms = foodSynonyms
  }
}
