/// The visible text of a leaf.
extension MarkdownInlines {
  /// Returns the text without markup, images and HTML, with `lineBreak` for line ends.
  package func plainText(lineBreak: UInt8 = 0x20) -> String {
    plainText(of: pieces[...], lineBreak: lineBreak)
  }

  /// Returns the text of a slice of the pieces.
  package func plainText(
    of pieces: ArraySlice<MarkdownInline>, lineBreak: UInt8 = 0x20
  ) -> String {
    var text: [UInt8] = []
    if let first = pieces.first, let last = pieces.last {
      text.reserveCapacity(max(0, last.end - first.start))
    }
    var images = 0
    for piece in pieces {
      switch piece.kind {
      case .text where images <= 0: text.append(contentsOf: bytes[piece.start..<piece.end])
      case .begin(.image): images += 1
      case .end(.image): images -= 1
      case .html where !isLineBreakTag(piece): break
      default: if images <= 0 { append(piece, to: &text, lineBreak: lineBreak) }
      }
    }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(decoding: text.drop(while: \.isWhitespace), as: UTF8.self)
  }

  private func append(_ piece: MarkdownInline, to text: inout [UInt8], lineBreak: UInt8) {
    switch piece.kind {
    case .text: text.append(contentsOf: bytes[piece.start..<piece.end])
    case .code: appendLines(of: piece, lineEnd: 0x20, to: &text)
    case .entity: HTMLEntity(bytes[piece.start..<piece.end])?.append(to: &text)
    case .softBreak, .hardBreak, .html: text.append(lineBreak)
    case .begin, .end, .delimiters: break
    }
  }

  /// Appends a piece without the leading blanks of its lines.
  private func appendLines(of piece: MarkdownInline, lineEnd: UInt8, to text: inout [UInt8]) {
    var index = piece.start
    while index < piece.end {
      if bytes[index] == 0x0A {
        if text.last == 0x0D { text.removeLast() }
        text.append(lineEnd)
        index += 1
        while index < piece.end, bytes[index].isBlank { index += 1 }
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
  }

  /// Returns the text of a piece of text, code or HTML; empty for others.
  package func text(of piece: MarkdownInline) -> String {
    var text: [UInt8] = []
    if case .html = piece.kind {
      appendLines(of: piece, lineEnd: 0x0A, to: &text)
    } else {
      append(piece, to: &text, lineBreak: 0x0A)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// True for a line break that is hard, or the tag of one, `<br>`.
  package func isLineBreak(_ piece: MarkdownInline) -> Bool {
    switch piece.kind {
    case .hardBreak: true
    case .html: isLineBreakTag(piece)
    default: false
    }
  }

  private func isLineBreakTag(_ piece: MarkdownInline) -> Bool {
    piece.end - piece.start >= 4 && bytes[piece.start + 1] | 0x20 == UInt8(ascii: "b")
      && bytes[piece.start + 2] | 0x20 == UInt8(ascii: "r") && !bytes[piece.start + 3].isLetter
  }

  /// Returns the destination of a link or image, with escapes and character references decoded.
  package func target(_ target: LinkTarget) -> String {
    guard places.indices.contains(target.index) else { return "" }
    let place = places[target.index]
    switch place.origin {
    case .text: return bytes[place.destination].decodingMarkup()
    case .definition: return definitions.bytes[place.destination].decodingMarkup()
    case .address: return String(decoding: bytes[place.destination], as: UTF8.self)
    case .mailAddress:
      return "mailto:" + String(decoding: bytes[place.destination], as: UTF8.self)
    }
  }

  /// Returns the title of a link or image, with escapes and character references decoded.
  package func title(_ target: LinkTarget) -> String? {
    guard places.indices.contains(target.index), let title = places[target.index].title else {
      return nil
    }
    let isDefined = places[target.index].origin == .definition
    return (isDefined ? definitions.bytes : bytes)[title].decodingMarkup()
  }

  /// The destination of the first image, or `nil` if there is none.
  package var firstImageTarget: String? {
    for piece in pieces {
      if case .begin(.image(let target)) = piece.kind { return self.target(target) }
    }
    return nil
  }
}
