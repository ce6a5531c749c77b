import Text

extension HashTable {
  /// Creates the meanings of words by the hashes of their stems.
  ///
  /// - Parameters:
  ///   - lists: The words of each meaning, between white space; of a word in two lists the later one counts.
  ///   - capacity: The number of words for which the table need not grow.
  init(meanings lists: [(Value, String)], capacity: Int) {
    self.init(minimumCapacity: capacity)
    for (meaning, list) in lists {
      for word in list.split(whereSeparator: \.isWhitespace) {
        let folded = TextFolding.fold(String(word))
        let hash = StableHash.of(folded, in: Plural.stem(folded.indices, of: folded))
        update(hash, default: meaning) { $0 = meaning }
      }
    }
  }
}
