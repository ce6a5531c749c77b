import Text

/// A word of the index that stands for a scalar and the one behind it, inside of a text's word.
///
/// Words of scripts without spaces between words are found anywhere, also inside of what stands
/// between two spaces. So the index has each scalar of such a script with its neighbour.
enum IndexGram {
  /// The first byte of all grams and of no other word.
  private static let marker: UInt8 = 0x01

  /// Calls `body` with each gram of a folded word.
  static func forEach(in word: UnsafeBufferPointer<UInt8>, _ body: ([UInt8]) -> Void) {
    // No scalar of such a script takes fewer than three bytes.
    guard word.contains(where: { $0 >= 0xE0 }) else { return }
    let scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    for place in scalars.indices where scalars[place].isWrittenWithoutSpaces {
      body(gram(scalars[place...].prefix(2)))
    }
  }

  /// Whether a word of the index is a gram.
  static func isGram(_ word: [UInt8]) -> Bool { word.first == marker }

  /// The gram of one or two scalars.
  static func gram(_ scalars: ArraySlice<Unicode.Scalar>) -> [UInt8] {
    [marker] + String(scalars: scalars).utf8
  }
}
