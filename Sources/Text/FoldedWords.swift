/// The words of folded text, as ranges of its bytes.
package struct FoldedWords: Sequence, IteratorProtocol {
  private let count: Int
  private let bytes: [UInt8]
  private var index = 0

  /// Creates the sequence of the words of a text that `TextFolding` folded.
  package init(_ folded: [UInt8]) {
    bytes = folded
    count = folded.count
  }

  /// Returns the range of the next word.
  package mutating func next() -> Range<Int>? {
    while index < count, bytes[index] == 0x20 { index += 1 }
    guard index < count else { return nil }
    let start = index
    while index < count, bytes[index] != 0x20 { index += 1 }
    return start..<index
  }
}
