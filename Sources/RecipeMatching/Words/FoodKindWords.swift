import Text

/// Words that tell kinds of one food apart where a comparison of recipes would not: "dried", "red"; and
/// words that tell nothing.
package struct FoodKindWords: Sendable {
  /// The meaning of a word.
  enum Meaning: Sendable {
    /// The kind with a hash, the same in every language.
    case kind(UInt64)
    /// Nothing.
    case nothing
  }

  private var words = HashTable<Meaning>()

  /// Creates an empty vocabulary.
  package init() {}

  /// Creates a vocabulary.
  ///
  /// - Parameters:
  ///   - kinds: Lists of single words that mean the same, the English one first.
  ///   - ignored: Single words that tell nothing.
  package init(kinds: [[String]], ignored: [String]) {
    for words in kinds {
      guard let first = words.first, let kind = Self.hash(of: first) else { continue }
      for word in words { add(word, .kind(kind)) }
    }
    for word in ignored { add(word, .nothing) }
  }

  /// Returns the hash of a kind by one of its names; `nil` if it has no letters.
  package static func hash(of word: String) -> UInt64? { FoodName(word)?.stems.first?.hash }

  /// Returns the meaning of the word with a hash; `nil` for most.
  @inline(__always)
  func meaning(of hash: UInt64) -> Meaning? { words[hash] }

  private mutating func add(_ word: String, _ meaning: Meaning) {
    guard let hash = Self.hash(of: word) else { return }
    words.update(hash, default: meaning) { $0 = meaning }
  }
}
