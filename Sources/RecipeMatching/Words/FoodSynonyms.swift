import Text

/// The synonyms of foods: each name is replaced by the canonical one.
///
/// A name is one or several words, compared as stems: "spring onions" and "Spring Onion" are equal.
/// The longest name wins, so that "butter beans" are not butter. Groups that share a name are
/// united, in whatever order they are given.
package struct FoodSynonyms: Sendable {
  /// The built-in synonyms.
  package static let builtIn = FoodSynonyms(groups: [])

  /// The words of the canonical names; none for a unit of several words.
  package let tokens: FoodNameTokens
  private let phrases: PhraseTable<Int>

  /// Creates synonyms from the built-in groups and those that a person adds.
  ///
  /// - Parameter groups: Lists of names: `["courgette", "zucchini"]`.
  package init(groups: [[String]]) {
    let compounds = FoodCompounds()
    let groups = FoodNameGroups(
      FoodName.groups(of: Self.groups) + compounds.groups,
      extendedBy: groups.map { $0.compactMap { FoodName($0) } }
    ).groups
    phrases = PhraseTable { table in
      Self.forEachUnit { table.add($0, 0) }
      for (index, group) in groups.enumerated() {
        for name in group.names { table.add(name, index + 1) }
      }
    }
    var tokens = FoodNameTokens()
    tokens.append([])
    for group in groups {
      tokens.append(compounds.token(of: group.name).map { [$0] } ?? Self.tokens(of: group.name))
    }
    self.tokens = tokens
  }

  /// Returns the built-in synonyms, with those that a person adds.
  package static func extended(by groups: [[String]]) -> FoodSynonyms {
    groups.isEmpty ? .builtIn : FoodSynonyms(groups: groups)
  }

  /// Returns the longest name that begins at an index of stems, as its group, or `nil`.
  @inline(__always)
  package func longestName(at index: Int, of stems: [WordStem]) -> PhraseTable<Int>.Match? {
    phrases.longestName(at: index, of: stems)
  }

  /// Calls `body` with the units of several words: "cuillère à café" is not coffee.
  private static func forEachUnit(_ body: (FoodName) -> Void) {
    for terms in FoodLexicon.termLists {
      FoodName.forEachTerm(of: terms) { term in
        if term.contains(0x20), let name = FoodName(term) { body(name) }
      }
    }
  }

  /// Returns the distinctive words of a name, or all words if there are no others.
  private static func tokens(of name: FoodName) -> [FoodNameTokens.Part] {
    let telling = name.stems.filter { stem in
      if case .nothing = FoodLexicon.shared[stem.hash] { false } else { true }
    }
    return (telling.isEmpty ? name.stems : telling).map { stem in
      var tier = FoodToken.Tier.telling
      if case .food(let known) = FoodLexicon.shared[stem.hash] { tier = known }
      return (stem.hash, name.folded[stem.range], tier)
    }
  }
}

/// The compounds that are another food than their words.
private struct FoodCompounds {
  /// The names of each compound.
  private(set) var groups: [[FoodName]] = []
  private var tiers: [UInt64: FoodToken.Tier] = [:]

  init() {
    for (tier, table) in FoodSynonyms.compounds {
      for names in FoodName.groups(of: table) {
        groups.append(names)
        if let name = names.first { tiers[name.hash] = tier }
      }
    }
  }

  /// Returns one token for all words of a compound, or `nil` if the name is not one.
  func token(of name: FoodName) -> FoodNameTokens.Part? {
    guard let tier = tiers[name.hash] else { return nil }
    let text = name.text
    return (StableHash.of(text, in: text.indices), text[...], tier)
  }
}
