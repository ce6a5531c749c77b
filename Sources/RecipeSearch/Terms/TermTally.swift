import Text

/// A count of the recipes that have each of many names, whatever their case and accents.
package struct TermTally: Sendable {
  private struct Entry {
    var spellings: [String: Int] = [:]
    var recipes = 0
  }

  private var entries: [[UInt8]: Entry] = [:]
  private let joinsPlurals: Bool

  /// Creates a tally of nothing.
  ///
  /// - Parameter joinsPlurals: True if "onion" and "onions" are one name.
  package init(joinsPlurals: Bool = false) {
    self.joinsPlurals = joinsPlurals
  }

  /// Counts the names that one recipe has, each once.
  package mutating func add(_ names: some Sequence<String>) {
    var seen: Set<[UInt8]> = []
    for name in names {
      let key = key(of: name)
      guard !key.isEmpty, seen.insert(key).inserted else { continue }
      entries[key, default: Entry()].recipes += 1
      entries[key, default: Entry()].spellings[name, default: 0] += 1
    }
  }

  private func key(of name: String) -> [UInt8] {
    let folded = TextFolding.fold(name)
    guard joinsPlurals else { return folded }
    return Array(
      FoldedWords(folded).map { folded[Plural.stem($0, of: folded)] }.joined(separator: [0x20]))
  }

  /// The names, those of the most recipes first, then by name.
  package var counts: [TermCount] {
    entries.map { key, entry in
      let name = entry.spellings.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
      return TermCount(name: name ?? String(decoding: key, as: UTF8.self), recipes: entry.recipes)
    }.sorted { ($1.recipes, $0.name) < ($0.recipes, $1.name) }
  }
}
