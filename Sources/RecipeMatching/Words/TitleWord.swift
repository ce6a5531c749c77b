/// A word of a title.
package struct TitleWord: Sendable, Hashable {
  /// The role of a word in a title.
  package enum Kind: UInt8, Sendable {
    /// It distinguishes the dish from others.
    case telling
    /// A kind of dish: soup, pancake. Dishes of different kinds are different.
    case dish
    /// Praise, the cook's name, the time or the equipment.
    case soft
    /// A number that is not a part's.
    case number
  }

  /// The hash of its folded stem, the same in every run.
  let hash: UInt64
  /// The offset in the folded title.
  let start: UInt32
  /// The length in bytes, including a plural ending.
  let length: UInt8
  /// The role in the title.
  package let kind: Kind
  /// The range of the words that it replaces in the folded title: the "garbanzo beans" of
  /// "chickpea".
  let source: Range<UInt32>

  /// The range in the folded title, including a plural ending.
  @inline(__always)
  var range: Range<Int> { Int(start)..<Int(start) + Int(length) }

  /// The range of the words that it replaces in the folded title.
  @inline(__always)
  var sourceRange: Range<Int> { Int(source.lowerBound)..<Int(source.upperBound) }

  /// True if it is a word of style, effort or praise.
  @inline(__always)
  var isSoft: Bool { kind == .soft }
}
