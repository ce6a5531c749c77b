/// A cell of a table in a document.
struct TableCell: Hashable {
  /// The text without markup.
  var text: String
  /// True if all of it is bold, or the cell is a heading.
  var isStrong = false
  /// True if its first word is bold, and not all of it.
  var beginsStrong = false
  /// True if it has nothing but a picture, whose description is the text.
  var isPicture = false
  /// The lines of the text, if it has several.
  var lines: [String] = []

  /// True if it contains no text.
  var isEmpty: Bool { text.isEmpty }
  /// True if it contains no letter or digit.
  var isBlank: Bool { !text.contains { $0.isLetter || $0.isNumber } }
  /// True for a line of marks, which separates parts of a table: "---".
  var isRule: Bool { text.count > 1 && text.allSatisfy { "-–—=_*".contains($0) } }
}
