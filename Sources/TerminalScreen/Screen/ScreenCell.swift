/// One cell of a screen: a character, or the right half of the wide one before it.
package struct ScreenCell: Sendable, Hashable {
  /// The empty cell.
  static let blank = ScreenCell(text: " ", style: .plain, width: 1)

  /// The character as it is written; empty for a right half.
  package let text: String
  /// The look.
  package let style: CellStyle
  /// The number of columns: 1 or 2, and 0 for a right half.
  package let width: Int
  /// True if it ends a character of several cells, which some terminals draw in one.
  var endsCluster = false

  /// Returns the right half of a wide character.
  static func rightHalf(_ style: CellStyle) -> ScreenCell {
    ScreenCell(text: "", style: style, width: 0)
  }

  /// True if terminals may disagree about the columns that it takes.
  var isDoubtful: Bool {
    endsCluster
      || text.utf8.count > 1 && (width == 2 || text.unicodeScalars.dropFirst().first != nil)
  }
}
