import Text

/// Foods of several names: each name is read as the one that stands for all.
///
/// A name is one or several words, compared as stems: "spring onions" and "Spring Onion" are one.
/// The longest name wins, so that "butter beans" are no butter. Groups that share a name are one
/// group, in whatever order they are given.
package struct FoodSynonyms: Sendable {
  /// Those that everybody agrees on.
  package static let builtIn = FoodSynonyms(groups: [])

  /// The parts of the names that stand for groups; none of a unit of several words.
  package let tokens: FoodNameTokens
  private let phrases: PhraseTable<Int>

  /// Creates synonyms of the built-in groups and those that a person adds.
  ///
  /// - Parameter groups: Each a list of names: `["courgette", "zucchini"]`.
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

  /// The built-in synonyms, with those that a person adds.
  package static func extended(by groups: [[String]]) -> FoodSynonyms {
    groups.isEmpty ? .builtIn : FoodSynonyms(groups: groups)
  }

  /// The longest name that begins at an index of stems, as its group; `nil` if none does.
  @inline(__always)
  package func longestName(at index: Int, of stems: [WordStem]) -> PhraseTable<Int>.Match? {
    phrases.longestName(at: index, of: stems)
  }

  /// Calls `body` with the units of several words: "cuillère à café" is no coffee.
  private static func forEachUnit(_ body: (FoodName) -> Void) {
    for terms in FoodLexicon.termLists {
      FoodName.forEachTerm(of: terms) { term in
        if term.contains(0x20), let name = FoodName(term) { body(name) }
      }
    }
  }

  /// The telling words of a name; all words when there are no others.
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

/// Compounds that are another food than their words.
private struct FoodCompounds {
  /// The names of each.
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

  /// One token of all words of a compound; `nil` if the name is that of none.
  func token(of name: FoodName) -> FoodNameTokens.Part? {
    guard let tier = tiers[name.hash] else { return nil }
    let text = name.text
    return (StableHash.of(text, in: text.indices), text[...], tier)
  }
}
