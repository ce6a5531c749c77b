import Text

/// The words of ingredient lines, found by the hash of their folded letters.
package struct LineVocabulary: Sendable {
  /// All words of all languages.
  package static let shared = LineVocabulary()

  private var words = HashTable<LineWord>(minimumCapacity: 4_096)

  /// Returns the meaning of the term with a hash, or `nil` if it has none.
  @inline(__always)
  func meaning(of hash: UInt64) -> LineWord? { words[hash] }

  private init() {
    for (unit, terms) in Self.units { add(terms, LineWord(unit: unit)) }
    for (roles, terms) in Self.roles { add(terms, LineWord(roles: roles)) }
    for (word, terms) in Self.numbers { add(terms, word) }
  }

  /// Adds terms separated by commas; the beginnings of terms of several words get `.continues`.
  private mutating func add(_ terms: String, _ word: LineWord) {
    for term in terms.split(separator: ",") {
      var hash = LineWordHash()
      for (index, part) in term.split(separator: " ").enumerated() {
        if index > 0 {
          add(LineWord(roles: .continues), hash.value)
          hash.addSpace()
        }
        hash.add(part)
      }
      add(word, hash.value)
    }
  }

  private mutating func add(_ word: LineWord, _ hash: UInt64) {
    let known = words[hash]
    words.update(hash, default: word) { $0 = known?.merged(with: word) ?? word }
  }
}
