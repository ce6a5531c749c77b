/// A run of blocks below a heading, and what it holds.
struct BodySection {
  /// What it holds; `nil` if the heading does not say.
  var kind: SectionKind?
  /// The heading's level; bold lines count as 7, no heading as 0.
  let level: Int
  /// The heading's text; empty without one.
  let name: String
  /// The index of the first block after the heading.
  let first: Int
  /// The index after the last block.
  var end: Int
  /// True if a divider rather than a heading begins it.
  var isAfterDivider = false
  /// True if it is a part of the section before it, and its heading names a group.
  var isPart = false
  /// The bytes that follow a label in the paragraph before the first block: `Ingredients: 1 egg`.
  var text: Range<Int>?
  /// The heading without a kind that it stands below, such as the name of one component of a dish.
  var component = ""

  /// The index of the heading's block; `nil` without one.
  var heading: Int? { level > 0 && first > 0 ? first - 1 : nil }

  /// True if it has no blocks and no text.
  var isEmpty: Bool { first >= end && text == nil }
}
