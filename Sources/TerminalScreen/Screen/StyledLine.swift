import Text

/// A line of text in several looks.
package struct StyledLine: Sendable, Hashable {
  /// The parts, from left to right.
  package var spans: [StyledSpan]

  /// Creates a line from its parts.
  package init(_ spans: [StyledSpan]) { self.spans = spans }

  /// Creates a line in one look.
  package init(_ text: String, _ style: CellStyle = .plain) { spans = [StyledSpan(text, style)] }

  /// The text without its looks.
  package var text: String { spans.map(\.text).joined() }

  /// Reads a line that was written for a terminal, with the look in SGR sequences.
  package init(parsing text: some StringProtocol) {
    var (spans, style, start): ([StyledSpan], CellStyle, String) = ([], .plain, "")
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}", rest.first == "[", let end = rest.firstIndex(of: "m") else {
        start.unicodeScalars.append(scalar)
        continue
      }
      if !start.isEmpty { spans.append(StyledSpan(start, style)) }
      start = ""
      let codes = String(scalars: rest[..<end].dropFirst()).split(separator: ";").map {
        Int($0) ?? -1
      }
      for code in codes.isEmpty ? [0] : codes { style.apply(code) }
      rest = rest[rest.index(after: end)...]
    }
    if !start.isEmpty { spans.append(StyledSpan(start, style)) }
    self.spans = spans
  }
}
