/// The criterion that separates the ingredients of a body from its directions.
enum BodyReading: Sendable, Hashable {
  /// The headings if one is known, else the kinds of blocks.
  case detected
  /// The headings.
  case headings
  /// The kinds of blocks: bullets are ingredients.
  case blocks
  /// Neither: both are in the front matter.
  case frontMatter
  /// Neither: the ingredients are in the front matter, and the body is the directions.
  case method
  /// As `method`, and the headings of a level are the names of parts.
  case parts(level: Int)
}
