/// The text of leaves: inline structure, plain text, and verbatim text.
extension MarkdownDocument {
  /// Returns the inline structure of a leaf.
  package func inlines(of index: Int) -> MarkdownInlines {
    let lines = blocks[index].segments
    guard let first = lines.first else {
      return MarkdownInlines(
        bytes: bytes, isInDocument: true, pieces: [], places: [], definitions: definitions)
    }
    let range = segments[first].lowerBound..<segments[lines.upperBound - 1].upperBound
    guard isContiguous(lines) else { return inlines(ofJoined: lines) }
    return inlines(of: range)
  }

  /// Returns the inline structure of a range of the document, such as a cell.
  package func inlines(of range: Range<Int>) -> MarkdownInlines {
    inlines(of: range, in: bytes, isInDocument: true)
  }

  private func inlines(ofJoined lines: Range<Int>) -> MarkdownInlines {
    let joined = Array(segments[lines].map { bytes[$0] }.joined(separator: [0x0A]))
    return inlines(of: joined.indices, in: joined, isInDocument: false)
  }

  private func inlines(
    of range: Range<Int>, in bytes: [UInt8], isInDocument: Bool
  ) -> MarkdownInlines {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    var parser = InlineParser(
      bytes: bytes, range: range.lowerBound..<end, definitions: definitions, extensions: extensions,
      maximumPieceCount: limits.pieces)
    let pieces = parser.parse()
    return MarkdownInlines(
      bytes: bytes, isInDocument: isInDocument, pieces: pieces, places: parser.places,
      definitions: definitions)
  }

  /// True if only white space separates the lines of a leaf.
  private func isContiguous(_ lines: Range<Int>) -> Bool {
    for line in lines.dropFirst() {
      for offset in segments[line - 1].upperBound..<segments[line].lowerBound
      where !bytes[offset].isWhitespace {
        return false
      }
    }
    return true
  }

  /// Returns the text of a leaf without markup and images, its lines joined by `lineBreak`.
  package func plainText(of index: Int, lineBreak: UInt8 = 0x20) -> String {
    let lines = blocks[index].segments
    if lines.count == 1, let text = simpleText(segments[lines.lowerBound]) { return text }
    return inlines(of: index).plainText(lineBreak: lineBreak)
  }

  /// Returns the text of a range of the document without markup.
  package func plainText(of range: Range<Int>) -> String {
    simpleText(range) ?? inlines(of: range).plainText()
  }

  /// The fast path for a range without markup, or with emphasis only at its start.
  private func simpleText(_ range: Range<Int>) -> String? {
    guard let first = range.first else { return "" }
    switch bytes[first] {
    case UInt8(ascii: "*"):
      return leadingEmphasis(in: range).map { text(of: $0.emphasised, and: $0.rest) }
    case UInt8(ascii: "["): return linkText(range)
    default: return textWithoutMarkup(range)
    }
  }

  /// Returns the text of a range that is one link `[text](target)` without other markup.
  private func linkText(_ range: Range<Int>) -> String? {
    let start = range.lowerBound + 1
    let middle = endOfText(in: start..<range.upperBound)
    let target = bytes[min(middle + 2, range.upperBound)..<range.upperBound].dropLast()
    guard bytes[middle..<range.upperBound].starts(with: "](".utf8),
      bytes[range].last == UInt8(ascii: ")"), !target.isEmpty, target.allSatisfy(\.isPlainTarget)
    else { return nil }
    return textWithoutMarkup(start..<middle)
  }

  /// Returns the concatenated text of two ranges.
  private func text(of first: Range<Int>, and second: Range<Int>) -> String {
    String(unsafeUninitializedCapacity: first.count + second.count) { buffer in
      let end = buffer.update(fromContentsOf: bytes[first])
      return buffer[end...].update(fromContentsOf: bytes[second])
    }
  }

  /// Splits a text `*emphasised* rest` that has no other markup.
  ///
  /// Amounts in RecipeMD have this form, in nearly every line.
  package func leadingEmphasis(in range: Range<Int>) -> (emphasised: Range<Int>, rest: Range<Int>)?
  {
    guard let (emphasised, rest) = firstEmphasis(in: range), endOfText(in: rest) == rest.upperBound
    else { return nil }
    return (emphasised, rest)
  }

  /// Splits a text `*emphasised* rest`, whatever markup the rest has.
  package func firstEmphasis(in range: Range<Int>) -> (emphasised: Range<Int>, rest: Range<Int>)? {
    let start = range.lowerBound + 1
    var end = range.upperBound
    while end > start, bytes[end - 1].isWhitespace { end -= 1 }
    guard start < end, bytes[start - 1] == UInt8(ascii: "*"), !bytes[start].isWhitespace else {
      return nil
    }
    let close = endOfText(in: start..<end)
    guard close > start, close < end, bytes[close] == UInt8(ascii: "*"),
      !bytes[close - 1].isWhitespace, close + 1 == end || bytes[close + 1] == 0x20
    else { return nil }
    return (start..<close, close + 1..<end)
  }

  /// Returns the text of a one-line leaf `*text*` or `**text**` without other markup.
  ///
  /// Tags and yields in RecipeMD have this form.
  package func onlyEmphasis(of index: Int) -> (span: MarkdownInline.Span, text: String)? {
    guard lineCount(of: index) == 1 else { return nil }
    let line = lineRange(0, of: index)
    let width = bytes[line].prefix(3).prefix { $0 == UInt8(ascii: "*") }.count
    let text = (line.lowerBound + width)..<max(line.lowerBound + width, line.upperBound - width)
    guard width == 1 || width == 2, let first = text.first, let last = text.last,
      bytes[first].isLetter || bytes[first].isDigit, bytes[last].isLetter || bytes[last].isDigit,
      endOfText(in: text) == text.upperBound,
      bytes[text.upperBound..<line.upperBound].allSatisfy({ $0 == UInt8(ascii: "*") })
    else { return nil }
    return (width == 1 ? .emphasis : .strong, String(decoding: bytes[text], as: UTF8.self))
  }

  /// Returns the offset of the first byte in a range that may start markup, or the range's end.
  private func endOfText(in range: Range<Int>) -> Int {
    bytes[range].withUnsafeBufferPointer { text in
      var offset = 0
      while offset < text.count, !text[offset].startsInline { offset &+= 1 }
      return range.lowerBound + offset
    }
  }

  /// Returns the trimmed text of a range, or `nil` if it may contain markup.
  private func textWithoutMarkup(_ range: Range<Int>) -> String? {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start].isWhitespace { start += 1 }
    while end > start, bytes[end - 1].isWhitespace { end -= 1 }
    guard endOfText(in: start..<end) == end else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns the range of each cell of a table row.
  package func cells(of row: Int) -> [Range<Int>] {
    blocks[row].segments.first.map { TableRow.cells(in: bytes, segments[$0]) } ?? []
  }
}

extension UInt8 {
  /// True if the byte stands for itself in a link's destination.
  fileprivate var isPlainTarget: Bool {
    switch self {
    case 0...0x20, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: "\\"),
      0x7F:
      false
    default: true
    }
  }
}
