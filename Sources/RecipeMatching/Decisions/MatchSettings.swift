/// The settings of matching: from the configuration, the command line and people's decisions.
package struct MatchSettings: Sendable, Hashable {
  /// True if records are matched; else each is a recipe of its own.
  package let merges: Bool
  /// The caution with which records are merged.
  package let caution: MatchCaution
  /// Synonyms of foods, each group a list of names: `["courgette", "zucchini"]`.
  package let foodSynonyms: [[String]]
  /// The decisions about pairs of records.
  package let decisions: [MatchDecision]

  /// Creates settings from their values.
  package init(
    merges: Bool = true, caution: MatchCaution = .normal, foodSynonyms: [[String]] = [],
    decisions: [MatchDecision] = []
  ) {
    self.merges = merges
    self.caution = caution
    self.foodSynonyms = foodSynonyms
    self.decisions = decisions
  }
}
