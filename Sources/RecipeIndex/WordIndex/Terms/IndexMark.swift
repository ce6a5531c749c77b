/// An index term that is not a word of a text but a property of recipes.
enum IndexMark {
  /// The first byte of all marks, which no other index term has.
  private static let marker: UInt8 = 0x03

  /// True if an index term is a mark.
  static func isMark(_ word: [UInt8]) -> Bool { word.first == marker }

  /// In a field: recipes with lines whose counts must not be added up, such as titles with the same
  /// meaning, or one line in two spellings.
  ///
  /// If one of them has a word, that is counted; if it has several that a query matches at once,
  /// such as "egg" and "eggs", the recipe must be read to tell the frequency.
  static let severalSpellings: [UInt8] = [marker, UInt8(ascii: "s")]

  /// Returns the mark, in the field `known`, of recipes whose first member comes from a source.
  static func firstSource(_ name: String) -> [UInt8] { firstSources + name.utf8 }

  /// The beginning of the marks of first sources, before the source's name.
  static let firstSources: [UInt8] = [marker, UInt8(ascii: "f")]

  /// Returns the mark, in the field `known`, of recipes with a title of a number of words, up to
  /// `WholeTitleFinder.maximumWordCount`.
  static func title(ofWords count: Int) -> [UInt8] {
    [marker, UInt8(ascii: "t"), UInt8(clamping: count)]
  }

  /// Returns the mark, in the field `known`, of recipes with an earned rank from a source; see
  /// `RelevancePrior.EarnedRank`.
  static func rankSource(_ name: String) -> [UInt8] { [marker, UInt8(ascii: "r")] + name.utf8 }
}
