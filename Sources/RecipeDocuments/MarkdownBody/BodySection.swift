/// A run of blocks below a heading, with the kind of its content.
///
/// A document may have a section in every four bytes, so the small fields share a word.
struct BodySection {
  /// The kind of content, or `nil` if the heading does not name one.
  var kind: SectionKind?
  /// True if it starts with a divider rather than a heading.
  var isAfterDivider = false
  /// True if it is a part of the previous section, and its heading names a group.
  var isPart = false
  /// The evidence that the table which is all of it is one of ingredients, below a heading that does not name
  /// these.
  var table: TableEvidence?
  /// True if it is a table among steps.
  var isAmongSteps = false
  /// True if a table of ingredients that was in it follows.
  var isAboveTable = false
  /// True if it was below a table of ingredients in its section.
  var isBelowTable = false
  /// The level of the heading; 7 for bold lines, 0 without a heading.
  let level: Int
  /// The text of the heading, or an empty text.
  var name: String
  /// The index of the first block after the heading.
  let first: Int
  /// The index past the last block.
  var end: Int
  /// The superordinate heading without a kind, such as the name of a component of a dish.
  var component = ""
  /// The text after a label in the paragraph before the first block: `Ingredients: 1 egg`.
  var text: Range<Int>?

  /// The index of the heading's block, or `nil` without a heading.
  var heading: Int? {
    level > 0 && first > 0 && table == nil && !isBelowTable ? first - 1 : nil
  }

  /// True if it has no blocks and no text.
  var isEmpty: Bool { first >= end && text == nil }
}
