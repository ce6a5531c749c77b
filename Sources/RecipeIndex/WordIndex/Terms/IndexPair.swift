/// An index term for two consecutive words of a line, by their stems.
///
/// Many recipes have both words of "olive oil" somewhere, and reading all of them for the phrase
/// takes long. So pairs of such frequent words are indexed; see `PairedWords`.
enum IndexPair {
  /// The first byte of all pairs, which no other index term has.
  private static let marker: UInt8 = 0x02

  /// True if an index term is a pair.
  static func isPair(_ word: [UInt8]) -> Bool { word.first == marker }

  /// Returns the pair of two stems.
  static func word(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> [UInt8] {
    [marker] + first + [0x20] + second
  }
}
