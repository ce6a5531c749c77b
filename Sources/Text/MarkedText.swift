/// A line of text with a marked part, for messages that show where the error is.
package struct MarkedText: Sendable, Hashable {
  /// Longer lines, in Unicode scalars, are cut around the mark.
  package static let maximumLength = 96

  /// The line, or the part of it around the mark, safe for a terminal.
  package let text: String
  /// The offset of the mark in `text`, in Unicode scalars, from 0.
  package let offset: Int
  /// The number of marked scalars, at least 1.
  package let length: Int

  /// Marks a part of a line.
  ///
  /// - Parameters:
  ///   - line: The whole line without its end.
  ///   - offset: Where the mark begins, in Unicode scalars, from 0; it may be the end of the line.
  ///   - length: The number of scalars to mark.
  package init(_ line: String, offset: Int, length: Int = 1) {
    // Invisible characters are shown: one of them may be the mistake.
    let scalars = VisibleScalars.of(Array(line.unicodeScalars), substitute: "\u{FFFD}")
      .map(\.terminalReplacement)
    let target = min(max(offset, 0), scalars.count)
    let start = scalars.count <= Self.maximumLength ? 0 : max(0, target - Self.maximumLength / 2)
    let end = min(start + Self.maximumLength, scalars.count)
    let lead = start > 0 ? "…" : ""
    text = lead + String(scalars: scalars[start..<end]) + (end < scalars.count ? "…" : "")
    self.offset = target - start + lead.unicodeScalars.count
    self.length = max(1, min(length, end - target))
  }

  /// The text, and below it carets under the marked part.
  package var lines: [String] { [text, carets] }

  private var carets: String {
    let scalars = Array(text.unicodeScalars)
    let lead = DisplayWidth.of(String(scalars: scalars[..<offset]))
    let marked = DisplayWidth.of(String(scalars: scalars[offset...].prefix(length)))
    return String(repeating: " ", count: lead) + String(repeating: "^", count: max(1, marked))
  }
}
