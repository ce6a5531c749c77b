/// A word of the index that stands for a scalar and the one behind it, inside of a text's word.
///
/// Words of scripts without spaces between words are found anywhere, also inside of what stands
/// between two spaces. So the index has each scalar of such a script with its neighbour.
enum IndexGram {
  /// The first byte of all grams and of no other word.
  private static let marker: UInt8 = 0x01

  /// Calls `body` with each gram of a folded word.
  ///
  /// - Returns: Whether the word begins in such a script: its grams are all it can be found by.
  static func forEach(
    in word: UnsafeBufferPointer<UInt8>, _ body: ([UInt8]) -> Void
  ) -> Bool {
    // No scalar of such a script takes fewer than three bytes.
    guard word.contains(where: { $0 >= 0xE0 }) else { return false }
    let scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    for place in scalars.indices where scalars[place].isWrittenWithoutSpaces {
      body(gram(scalars[place...].prefix(2)))
    }
    return scalars.first?.isWrittenWithoutSpaces ?? false
  }

  /// The gram of one or two scalars.
  static func gram(_ scalars: ArraySlice<Unicode.Scalar>) -> [UInt8] {
    [marker] + String(scalars: scalars).utf8
  }
}
