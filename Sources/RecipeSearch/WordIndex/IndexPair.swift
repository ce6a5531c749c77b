/// A word of the index that stands for two words of a line, one behind the other, by their stems.
///
/// Many recipes have both words of "olive oil" somewhere: to look at all of them for the phrase
/// takes long. So the index has the pairs of such words, see `PairedWords`.
enum IndexPair {
  /// The first byte of all pairs and of no other word.
  private static let marker: UInt8 = 0x02

  /// Whether a word of the index is a pair.
  static func isPair(_ word: [UInt8]) -> Bool { word.first == marker }

  /// The pair of two stems.
  static func word(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> [UInt8] {
    [marker] + first + [0x20] + second
  }
}
