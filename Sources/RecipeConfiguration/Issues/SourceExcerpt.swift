import RecipeCore

/// One line of a file with a mark under a part of it.
package struct SourceExcerpt: Sendable, Hashable, CustomStringConvertible {
  /// Longer lines, in Unicode scalars, are cut around the mark.
  static let widthLimit = 96

  /// The line's number, from 1.
  package let line: Int
  /// The line, or the part of it around the mark, safe for a terminal.
  package let text: String
  /// The first marked column of `text`, from 1, in Unicode scalars.
  package let column: Int
  /// How many scalars are marked, at least 1.
  package let length: Int

  /// Cuts an excerpt of a line.
  ///
  /// - Parameters:
  ///   - line: The line's number, from 1.
  ///   - lineText: The whole line without its end.
  ///   - column: The first marked column, from 1, in Unicode scalars.
  ///   - length: How many scalars are marked.
  init(line: Int, lineText: String, column: Int, length: Int) {
    let scalars = Array(lineText.terminalSafe.unicodeScalars)
    let target = min(max(column - 1, 0), scalars.count)
    let start = scalars.count <= Self.widthLimit ? 0 : max(0, target - Self.widthLimit / 2)
    let end = min(start + Self.widthLimit, scalars.count)
    let lead = start > 0 ? "…" : ""
    self.line = line
    text = lead + String(scalars[start..<end]) + (end < scalars.count ? "…" : "")
    self.column = target - start + lead.unicodeScalars.count + 1
    self.length = max(1, min(length, end - target))
  }

  /// The line with its number, and below it carets under the marked part.
  package var description: String {
    let number = String(line)
    let margin = String(repeating: " ", count: number.count)
    let scalars = text.unicodeScalars
    let lead = String(repeating: " ", count: scalars.prefix(column - 1).terminalColumns)
    let marked = scalars.dropFirst(column - 1).prefix(length)
    let carets = String(repeating: "^", count: max(1, marked.terminalColumns))
    return "   \(number) | \(text)\n   \(margin) | \(lead)\(carets)"
  }
}

extension String {
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
