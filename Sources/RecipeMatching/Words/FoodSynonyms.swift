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
  /// - Parameters:
  ///   - groups: Lists of names: `["courgette", "zucchini"]`.
  ///   - foods: Lists of the names of one food, each a single token whatever its words. Their names
  ///     belong to them alone, so that a list can separate what a built-in group unites.
  package init(groups: [[String]], foods: [[String]] = []) {
    let foods = foods.map { $0.compactMap { FoodName($0) } }
    let compounds = FoodCompounds(adding: foods)
    let groups = FoodNameGroups(
      foods + Self.groups(compounds, without: Set(foods.joined().map(\.hash))),
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
      tokens.append(compounds.token(of: group).map { [$0] } ?? Self.tokens(of: group.name))
    }
    self.tokens = tokens
  }

  /// Returns the built-in groups without the names that belong to foods of a list, except for
  /// canonical ones, with which the rest of a group follows.
  private static func groups(
    _ compounds: FoodCompounds, without taken: Set<UInt64>
  ) -> [[FoodName]] {
    let groups = FoodName.groups(of: Self.groups) + compounds.groups
    guard !taken.isEmpty else { return groups }
    return groups.map { names in
      names.prefix(1) + names.dropFirst().filter { !taken.contains($0.hash) }
    }
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
  /// The foods of a list, by the hashes of their first names.
  private var foods: [UInt64: FoodName] = [:]

  init(adding foods: [[FoodName]]) {
    for name in foods.compactMap(\.first) { self.foods[name.hash] = name }
    for (tier, table) in FoodSynonyms.compounds {
      for names in FoodName.groups(of: table) {
        groups.append(names)
        if let name = names.first { tiers[name.hash] = tier }
      }
    }
  }

  /// Returns one token for all words of a compound, or `nil` if the group is not one.
  func token(of group: FoodNameGroups.Group) -> FoodNameTokens.Part? {
    if let food = group.names.lazy.compactMap({ foods[$0.hash] }).first {
      return Self.token(of: food, .telling)
    }
    return tiers[group.name.hash].map { Self.token(of: group.name, $0) }
  }

  private static func token(
    of name: FoodName, _ tier: FoodToken.Tier
  ) -> FoodNameTokens.Part {
    let text = name.text
    return (StableHash.of(text, in: text.indices), text[...], tier)
  }
}
