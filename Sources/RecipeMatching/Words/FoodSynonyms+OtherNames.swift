import Text

extension FoodSynonyms {
  /// Returns the other names of the built-in food whose canonical name is a single token.
  ///
  /// They are needed only for misspelt names, so they are built on first use.
  package static func otherNames(of token: UInt64) -> [SpeltName] { namesByToken[token] ?? [] }

  private static let namesByToken: HashTable<[SpeltName]> = {
    var names = HashTable<[SpeltName]>()
    let tables = [groups] + compounds.map(\.groups)
    for group in FoodNameGroups(tables.flatMap { FoodName.groups(of: $0) }, extendedBy: []).groups {
      guard let found = builtIn.longestName(at: 0, of: group.name.stems),
        found.length == group.name.stems.count
      else { continue }
      let tokens = builtIn.tokens.numbers(ofGroup: found.value)
      guard tokens.count == 1, let token = tokens.first else { continue }
      let others = group.names.filter { mayBeMisspelt($0) }.map { SpeltName($0.folded) }
      names.update(builtIn.tokens[token].hash, default: []) { $0 += others }
    }
    return names
  }()

  /// True if a typing error is tolerated in any word of a name.
  private static func mayBeMisspelt(_ name: FoodName) -> Bool {
    name.stems.contains { $0.word.count > 4 && !$0.isRun }
  }
}
