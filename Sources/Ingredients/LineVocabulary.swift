/// The words of ingredient lines, found by the hash of their folded letters.
package struct LineVocabulary: Sendable {
  /// All words of all languages.
  package static let shared = LineVocabulary()

  private let hashes: [UInt64]
  private let words: [LineWord]

  /// Returns the meaning of the term with a hash, or `nil` if it has none.
  @inline(__always)
  package func meaning(of hash: UInt64) -> LineWord? {
    var slot = Int(truncatingIfNeeded: hash) & (hashes.count - 1)
    while hashes[slot] != 0 {
      if hashes[slot] == hash { return words[slot] }
      slot = (slot + 1) & (hashes.count - 1)
    }
    return nil
  }

  private init() {
    var meanings: [UInt64: LineWord] = [:]
    for (unit, terms) in Self.units { Self.add(terms, LineWord(unit: unit), to: &meanings) }
    for (roles, terms) in Self.roles { Self.add(terms, LineWord(roles: roles), to: &meanings) }
    for (word, terms) in Self.numbers { Self.add(terms, word, to: &meanings) }
    let capacity = 1 << (Int.bitWidth - (meanings.count * 3).leadingZeroBitCount)
    var hashes = [UInt64](repeating: 0, count: capacity)
    var words = [LineWord](repeating: LineWord(), count: capacity)
    for (hash, word) in meanings {
      var slot = Int(truncatingIfNeeded: hash) & (capacity - 1)
      while hashes[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
      hashes[slot] = hash
      words[slot] = word
    }
    self.hashes = hashes
    self.words = words
  }

  /// Adds terms separated by commas; the beginnings of terms of several words get `.continues`.
  private static func add(
    _ terms: String, _ word: LineWord, to meanings: inout [UInt64: LineWord]
  ) {
    for term in terms.split(separator: ",") {
      var hash = LineWordHash()
      for (index, part) in term.split(separator: " ").enumerated() {
        if index > 0 {
          let beginning = LineWord(roles: .continues)
          meanings[hash.value] = meanings[hash.value]?.merged(with: beginning) ?? beginning
          hash.addSpace()
        }
        hash.add(part)
      }
      meanings[hash.value] = meanings[hash.value]?.merged(with: word) ?? word
    }
  }
}
