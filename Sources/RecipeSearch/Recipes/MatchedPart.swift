/// The part of a recipe in which the words of a query are found, the best first.
enum MatchedPart: UInt8, Sendable, Comparable {
  /// A title that consists of them.
  case wholeTitle
  /// A title with all of them.
  case title
  /// The title and the tags together.
  case titleAndTags
  /// Anywhere else.
  case elsewhere

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
