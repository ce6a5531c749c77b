/// A cell of a table in a document.
struct TableCell: Hashable {
  /// The text without markup.
  let text: String
  /// True if all of it is bold, or the cell is a heading.
  var isStrong = false

  /// True if it contains no text.
  var isEmpty: Bool { text.isEmpty }
}
