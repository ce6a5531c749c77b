/// Foods of several names: each name is read as the one that stands for all.
///
/// A name is one to eight words, compared as stems: "spring onions" and "Spring Onion" are one.
/// The longest name wins, so that "butter beans" are no butter. Groups that share a name are one
/// group, in whatever order they are given.
struct FoodSynonyms: Sendable {
  /// A part of the name that stands for a group.
  struct NameToken: Sendable {
    /// A hash of its bytes.
    let hash: UInt64
    /// Its folded stem.
    let bytes: [UInt8]
    /// How telling it is.
    let tier: FoodToken.Tier
  }

  /// A name that was found among stems.
  struct Match {
    /// How many stems it has.
    let length: Int
    /// Which group it is of.
    fileprivate let group: Int
  }

  /// What follows from some words of a name.
  private struct Phrase: Sendable {
    var continues = false
    var group: Int?
  }

  /// Those that everybody agrees on.
  static let builtIn = FoodSynonyms(groups: [])

  private let phrases: WordTable<Phrase>
  private let names: [[NameToken]]

  /// Makes synonyms of the built-in groups and those that a person adds.
  ///
  /// - Parameter groups: Each a list of names: `["courgette", "zucchini"]`.
  init(groups: [[String]]) {
    var phrases: [UInt64: Phrase] = [:]
    var names: [[NameToken]] = []
    for unit in Self.unitPhrases { Self.add(unit, group: 0, to: &phrases) }
    names.append([])
    let builtIn = Self.names(of: Self.groups) + Self.compounds.flatMap { Self.names(of: $0.groups) }
    let tiers = Self.compoundTiers
    for group in FoodNameGroups(builtIn, extendedBy: groups).groups {
      for name in group.names { Self.add(name, group: names.count, to: &phrases) }
      names.append(
        tiers[group.name].map { [NameToken(compound: group.name, $0)] }
          ?? Self.tokens(of: group.name))
    }
    self.phrases = WordTable(phrases)
    self.names = names
  }

  /// The longest name that begins at an index of stems; `nil` when none does.
  @inline(__always)
  func longestName(at index: Int, of stems: [FoodStem]) -> Match? {
    guard let first = phrases[stems[index].hash] else { return nil }
    return longestName(from: first, at: index, of: stems)
  }

  /// The parts of the name that stands for a name; none for a unit of several words.
  func tokens(of match: Match) -> [NameToken] {
    names[match.group]
  }

  private func longestName(from first: Phrase, at index: Int, of stems: [FoodStem]) -> Match? {
    var best = first.group.map { Match(length: 1, group: $0) }
    var phrase = first
    var hash = stems[index].hash
    var next = index + 1
    while phrase.continues, next < stems.count {
      hash = Self.join(hash, stems[next].hash)
      guard let longer = phrases[hash] else { break }
      next += 1
      if let group = longer.group { best = Match(length: next - index, group: group) }
      phrase = longer
    }
    return best
  }

  private static func join(_ hash: UInt64, _ next: UInt64) -> UInt64 {
    StableHash.mix(hash &* 31 &+ next)
  }

  /// How telling the compounds are, by the names that stand for them.
  private static var compoundTiers: [String: FoodToken.Tier] {
    var tiers: [String: FoodToken.Tier] = [:]
    for (tier, groups) in compounds {
      for names in names(of: groups) {
        if let name = names.first { tiers[FoodNameGroups.normal(name)] = tier }
      }
    }
    return tiers
  }

  /// Units of several words: "cuillère à café" is no coffee.
  private static let unitPhrases = FoodLexicon.termLists.flatMap { terms in
    terms.split(separator: ",").filter { $0.contains(" ") }.map(String.init)
  }

  private static func add(_ name: String, group: Int, to phrases: inout [UInt64: Phrase]) {
    let stems = FoodLexicon.stems(of: name).stems
    guard var hash = stems.first?.hash else { return }
    for stem in stems.dropFirst() {
      phrases[hash, default: Phrase()].continues = true
      hash = join(hash, stem.hash)
    }
    phrases[hash, default: Phrase()].group = group
  }

  /// The telling words of a name; all words when there are no others.
  private static func tokens(of name: String) -> [NameToken] {
    let (stems, folded) = FoodLexicon.stems(of: name)
    let telling = stems.filter { stem in
      if case .nothing = FoodLexicon.shared[stem.hash] { false } else { true }
    }
    return (telling.isEmpty ? stems : telling).map { stem in
      var tier = FoodToken.Tier.telling
      if case .food(let known) = FoodLexicon.shared[stem.hash] { tier = known }
      return NameToken(hash: stem.hash, bytes: Array(folded[stem.range]), tier: tier)
    }
  }
}

extension FoodSynonyms.NameToken {
  /// Makes one token of the words of a compound.
  fileprivate init(compound: String, _ tier: FoodToken.Tier) {
    bytes = Array(compound.utf8)
    hash = StableHash.of(bytes, in: bytes.indices)
    self.tier = tier
  }
}
