/// A paragraph broken at spaces to fit a width.
package struct WrappedText: Sendable {
  /// The lines, each with a line end.
  package let text: String

  /// Breaks `paragraph` into lines of at most `width` columns where words allow it.
  ///
  /// - Parameters:
  ///   - paragraph: Words of one column a character.
  ///   - width: The greatest number of columns.
  ///   - indent: The columns before every line but the first.
  package init(_ paragraph: String, width: Int, indent: Int = 0) {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = margin + word
      } else {
        line += line.isEmpty ? String(word) : " " + word
      }
    }
    lines.append(line)
    text = lines.map { $0 + "\n" }.joined()
  }
}
