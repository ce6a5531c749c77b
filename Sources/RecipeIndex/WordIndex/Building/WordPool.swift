/// A pool of words in one buffer, identified by their numbers.
struct WordPool: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// The number of words.
  var count: Int { ends.count }

  /// A word by its number.
  subscript(number: Int) -> ArraySlice<UInt8> {
    bytes[start(ofWord: number)..<ends[number]]
  }

  /// Adds a word, whose number is the count before.
  mutating func append(_ word: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: word)
    ends.append(bytes.count)
  }

  /// True if a number is that of a word.
  func isWord(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = self.start(ofWord: number)
    guard ends[number] - start == word.count else { return false }
    for offset in word.indices where bytes[start + offset] != word[offset] { return false }
    return true
  }

  /// The numbers of all words in the order of the words' bytes.
  var sortedNumbers: [Int] {
    var keys = (0..<count).map { (beginning: beginning(of: self[$0]), number: $0) }
    keys.sort { left, right in
      left.beginning == right.beginning
        ? self[left.number].lexicographicallyPrecedes(self[right.number])
        : left.beginning < right.beginning
    }
    return keys.map(\.number)
  }

  private func start(ofWord number: Int) -> Int {
    number == 0 ? 0 : ends[number - 1]
  }

  /// Returns the first eight bytes as a number that compares in the same order: few words share
  /// them.
  private func beginning(of word: ArraySlice<UInt8>) -> UInt64 {
    let first = word.prefix(8)
    return first.reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * (8 - first.count))
  }
}
