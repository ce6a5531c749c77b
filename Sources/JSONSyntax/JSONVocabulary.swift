/// Names of members that mean something to a program, each with a number of its own.
///
/// Names are compared without ASCII case and without `_`, `-` and spaces: `prepTime`, `prep_time`
/// and "Prep Time" are one. A vocabulary is made once and shared by all objects that are read.
package final class JSONVocabulary: Sendable {
  /// One spelling of a name and its number.
  private struct Spelling: Sendable {
    let key: JSONNameKey
    let number: Int
  }

  private let spellings: [Spelling]
  /// Indices of `spellings` by their keys' hashes.
  private let spellingSlots: JSONHashSlots
  /// Where each name's folded bytes lie in `letters`, by its number.
  private let folded: [Range<Int>]
  private let letters: [UInt8]
  /// Indices of `folded` by the hashes of the folded bytes.
  private let foldedSlots: JSONHashSlots

  /// How many different names there are.
  package var count: Int { folded.count }

  /// Makes a vocabulary.
  ///
  /// - Parameter names: At most 1,000 names; a repeated one has one number.
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

  /// The number of a name; `nil` when it is not in the vocabulary.
  package func number(of name: String) -> Int? {
    number(of: Array(name.utf8).span.bytes)
  }

  /// The number of a name; nearly all are spelled as in the vocabulary, which costs least.
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
