/// A paragraph wrapped at spaces to fit a width.
package struct WrappedText: Sendable {
  /// The lines, each terminated by a newline.
  package let text: String

  /// Wraps `paragraph` into lines of at most `width` columns, unless a word is longer.
  ///
  /// - Parameters:
  ///   - paragraph: Words whose characters are one column wide.
  ///   - width: The maximum number of columns.
  ///   - indent: The number of spaces before every line but the first.
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
