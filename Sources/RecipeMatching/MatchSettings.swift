import Text

/// What a person says about matching: in the configuration, on the command line and by decisions.
package struct MatchSettings: Sendable, Hashable {
  /// Whether records are matched at all; else each is a recipe of its own.
  package let merges: Bool
  /// Foods of several names, each group a list of names: `["courgette", "zucchini"]`.
  package let foodSynonyms: [[String]]
  /// What was decided about pairs of records.
  package let decisions: [MatchDecision]

  /// Makes settings of their values.
  package init(
    merges: Bool = true, foodSynonyms: [[String]] = [], decisions: [MatchDecision] = []
  ) {
    self.merges = merges
    self.foodSynonyms = foodSynonyms
    self.decisions = decisions
  }

  /// A number that is another one when two records may be something else to each other.
  package var fingerprint: UInt64 {
    var writer = ByteWriter()
    for group in foodSynonyms {
      writer.write(group.count)
      for name in group { writer.write(name) }
    }
    return StableHash.of(writer.bytes)
  }
}
