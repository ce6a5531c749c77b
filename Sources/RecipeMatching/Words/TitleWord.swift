/// A word of a title.
package struct TitleWord: Sendable, Hashable {
  /// What a word does in a title.
  package enum Kind: UInt8, Sendable {
    /// It tells the dish from others.
    case telling
    /// It names a kind of dish: soup, pancake. Dishes of different kinds are different.
    case dish
    /// It praises, or says whose it is, how long it takes or in what it is cooked.
    case soft
    /// A number that is no part's.
    case number
  }

  /// A hash of its folded stem that is the same in every run.
  let hash: UInt64
  /// Where it begins in the folded title.
  let start: UInt32
  /// The length in bytes, including a plural ending.
  let length: UInt8
  /// What it does in the title.
  package let kind: Kind
  /// Where what it is read from stands in the folded title: the "garbanzo beans" of "chickpea".
  let source: Range<UInt32>

  /// Where it stands in the folded title, its plural included.
  @inline(__always)
  var range: Range<Int> { Int(start)..<Int(start) + Int(length) }

  /// Where what it is read from stands in the folded title.
  @inline(__always)
  var sourceRange: Range<Int> { Int(source.lowerBound)..<Int(source.upperBound) }

  /// True if it is one of style, effort or praise.
  @inline(__always)
  var isSoft: Bool { kind == .soft }
}
