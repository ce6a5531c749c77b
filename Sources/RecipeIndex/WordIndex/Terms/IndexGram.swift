import RecipeSearch
import Text

/// An index term for a bigram: two neighbouring scalars within a word.
///
/// Words of scripts without spaces between words match anywhere, also inside what is between two
/// spaces. So each scalar of such a script is indexed with its neighbour.
enum IndexGram {
  /// The first byte of all grams, which no other index term has.
  private static let marker: UInt8 = 0x01

  /// Calls `body` with each gram of a folded word.
  static func forEach(in word: UnsafeBufferPointer<UInt8>, _ body: ([UInt8]) -> Void) {
    // Scalars of such scripts take at least three bytes.
    guard word.contains(where: { $0 >= 0xE0 }) else { return }
    let scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    for place in scalars.indices where scalars[place].isWrittenWithoutSpaces {
      body(gram(scalars[place...].prefix(2)))
    }
  }

  /// True if an index term is a gram.
  static func isGram(_ word: [UInt8]) -> Bool { word.first == marker }

  /// Returns the gram of one or two scalars.
  static func gram(_ scalars: ArraySlice<Unicode.Scalar>) -> [UInt8] {
    [marker] + String(scalars: scalars).utf8
  }
}
