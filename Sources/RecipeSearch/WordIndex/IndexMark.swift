/// A word of the index that is no word of a text, but says something of recipes.
enum IndexMark {
  /// The first byte of all marks and of no other word.
  private static let marker: UInt8 = 0x03

  /// Whether a word of the index is a mark.
  static func isMark(_ word: [UInt8]) -> Bool { word.first == marker }

  /// In a field: recipes with lines that may not be added up, as titles that say the same or as
  /// one line in two spellings.
  ///
  /// Where one of them has a word, that is counted; where it has several that a query looks for at
  /// once, as "egg" and "eggs", only looking at it tells how often.
  static let severalSpellings: [UInt8] = [marker, UInt8(ascii: "s")]

  /// In the field `known`: recipes whose first member comes from a source.
  static func firstSource(_ name: String) -> [UInt8] { firstSources + name.utf8 }

  /// What the marks of first sources begin with, before the source's name.
  static let firstSources: [UInt8] = [marker, UInt8(ascii: "f")]

  /// In the field `known`: recipes with an earned rank that comes from a source, see
  /// `RelevancePrior.EarnedRank`.
  static func rankSource(_ name: String) -> [UInt8] { [marker, UInt8(ascii: "r")] + name.utf8 }
}
