/// What `[matching]` says: how it is found out that two records are the same recipe.
package struct MatchingSettings: Sendable, Hashable {
  /// What applies when the file says nothing.
  package static let standard = MatchingSettings(foodSynonyms: [])

  /// Foods of several names, besides those that are built in: `["courgette", "zucchini"]`.
  package let foodSynonyms: [[String]]

  /// Makes the settings of their values.
  package init(foodSynonyms: [[String]]) {
    self.foodSynonyms = foodSynonyms
  }
}
