import Text

/// A table of names of one or several words, matched at any index of stems; the longest match wins.
package struct PhraseTable<Value: Sendable>: Sendable {
  /// A match of a name.
  package struct Match {
    /// The number of its stems.
    package let length: Int
    /// The meaning of the name.
    package let value: Value
  }

  /// The state after the first words of a name.
  private struct Beginning: Sendable {
    var continues = false
    var value: Value?
  }

  private var beginnings = HashTable<Beginning>(minimumCapacity: 2_048)

  /// Creates a table of names; of several meanings of a name the last one counts.
  init(_ fill: (inout PhraseTable) -> Void) { fill(&self) }

  /// Adds a name.
  mutating func add(_ name: FoodName, _ value: Value) {
    guard var hash = name.stems.first?.hash else { return }
    for stem in name.stems.dropFirst() {
      beginnings.update(hash, default: Beginning()) { $0.continues = true }
      hash = FoodName.join(hash, stem.hash)
    }
    beginnings.update(hash, default: Beginning()) { $0.value = value }
  }

  /// Returns the longest name that begins at an index of stems, or `nil`.
  @inline(__always)
  func longestName(at index: Int, of stems: [WordStem]) -> Match? {
    guard let first = beginnings[stems[index].hash] else { return nil }
    return longestName(from: first, at: index, of: stems)
  }

  private func longestName(from first: Beginning, at index: Int, of stems: [WordStem]) -> Match? {
    var best = first.value.map { Match(length: 1, value: $0) }
    var beginning = first
    var hash = stems[index].hash
    var next = index + 1
    while beginning.continues, next < stems.count {
      hash = FoodName.join(hash, stems[next].hash)
      guard let longer = beginnings[hash] else { break }
      next += 1
      if let value = longer.value { best = Match(length: next - index, value: value) }
      beginning = longer
    }
    return best
  }
}
