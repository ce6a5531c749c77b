/// The member names that a program knows, each with a number.
///
/// Names are compared without ASCII case, `_`, `-` and spaces: `prepTime`, `prep_time` and "Prep
/// Time" are one name. A vocabulary is created once and shared by all objects that are read.
package final class JSONVocabulary: Sendable {
  /// A spelling of a name, and the name's number.
  private struct Spelling: Sendable {
    let key: JSONNameKey
    let number: Int
  }

  private let spellings: [Spelling]
  /// The indices of `spellings` by the hashes of their keys.
  private let spellingSlots: JSONHashSlots
  /// The ranges of the folded names in `letters`, by number.
  private let folded: [Range<Int>]
  private let letters: [UInt8]
  /// The indices of `folded` by the hashes of the folded names.
  private let foldedSlots: JSONHashSlots

  /// The number of distinct names.
  package var count: Int { folded.count }

  /// Creates a vocabulary.
  ///
  /// - Parameter names: At most 1,000 names; duplicates share a number.
  package init(_ names: [String]) {
    var numbers: [[UInt8]: Int] = [:]
    var spellings: [JSONNameKey: Int] = [:]
    var folded: [Range<Int>] = []
    var letters: [UInt8] = []
    for name in names.prefix(1_000) {
      let bytes = name.utf8.compactMap(JSONNameFolding.folded)
      let number = numbers[bytes] ?? folded.count
      if numbers.updateValue(number, forKey: bytes) == nil {
        folded.append(letters.count..<letters.count + bytes.count)
        letters += bytes
      }
      if let key = JSONNameKey(Array(name.utf8).span.bytes) { spellings[key] = number }
    }
    self.spellings = spellings.map { Spelling(key: $0.key, number: $0.value) }
    spellingSlots = JSONHashSlots(self.spellings.map(\.key.slotHash))
    foldedSlots = JSONHashSlots(
      numbers.sorted { $0.value < $1.value }.map { name, _ in
        JSONNameFolding.hash(name.span.bytes)
      })
    self.folded = folded
    self.letters = letters
  }

  /// Returns the number of a name, or `nil` if it is not in the vocabulary.
  package func number(of name: String) -> Int? {
    number(of: Array(name.utf8).span.bytes)
  }

  /// Returns the number of a name; the spellings of the vocabulary, nearly all, are found fastest.
  func number(of name: RawSpan) -> Int? {
    guard let key = JSONNameKey(name),
      let index = spellingSlots.first(of: key.slotHash, where: { spellings[$0].key == key })
    else { return numberOfFolded(name) }
    return spellings[index].number
  }

  private func numberOfFolded(_ name: RawSpan) -> Int? {
    foldedSlots.first(of: JSONNameFolding.hash(name)) { number in
      JSONNameFolding.isSame(letters[folded[number]], name)
    }
  }
}
