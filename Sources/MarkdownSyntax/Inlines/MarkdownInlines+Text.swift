/// What a reader sees of a leaf.
extension MarkdownInlines {
  /// The text without markup; images and HTML are left out, `lineBreak` stands for line ends.
  package func plainText(lineBreak: UInt8 = 0x20) -> String {
    plainText(of: pieces[...], lineBreak: lineBreak)
  }

  /// The text of some of the pieces.
  package func plainText(
    of pieces: ArraySlice<MarkdownInline>, lineBreak: UInt8 = 0x20
  ) -> String {
    var text: [UInt8] = []
    var images = 0
    for piece in pieces {
      switch piece.kind {
      case .begin(.image): images += 1
      case .end(.image): images -= 1
      default: if images <= 0 { append(piece, to: &text, lineBreak: lineBreak) }
      }
    }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(decoding: text.drop(while: \.isWhitespace), as: UTF8.self)
  }

  private func append(_ piece: MarkdownInline, to text: inout [UInt8], lineBreak: UInt8) {
    switch piece.kind {
    case .text: text.append(contentsOf: bytes[piece.start..<piece.end])
    case .code:
      text.append(contentsOf: bytes[piece.start..<piece.end].lazy.map { $0 == 0x0A ? 0x20 : $0 })
    case .entity: text.append(contentsOf: decoded(piece))
    case .softBreak, .hardBreak: text.append(lineBreak)
    case .html: if isLineBreakTag(piece) { text.append(lineBreak) }
    case .begin, .end, .delimiters: break
    }
  }

  private func decoded(_ piece: MarkdownInline) -> ArraySlice<UInt8> {
    let reference = bytes[piece.start..<piece.end]
    guard let scalar = HTMLEntity.scalar(of: reference), let encoded = UTF8.encode(scalar) else {
      return reference
    }
    return Array(encoded)[...]
  }

  private func isLineBreakTag(_ piece: MarkdownInline) -> Bool {
    piece.end - piece.start >= 4 && bytes[piece.start + 1] | 0x20 == UInt8(ascii: "b")
      && bytes[piece.start + 2] | 0x20 == UInt8(ascii: "r") && !bytes[piece.start + 3].isLetter
  }

  /// A link's or image's target, its escapes and character references decoded.
  package func target(_ range: Range<Int>) -> String {
    let raw = bytes[range]
    guard raw.contains(UInt8(ascii: "\\")) || raw.contains(UInt8(ascii: "&")) else {
      return String(decoding: raw, as: UTF8.self)
    }
    var unescaped: [UInt8] = []
    for (offset, byte) in raw.enumerated() {
      let next = raw.startIndex + offset + 1
      if byte == UInt8(ascii: "\\"), next < raw.endIndex, raw[next].isPunctuation { continue }
      unescaped.append(byte)
    }
    return HTMLEntity.decoding(String(decoding: unescaped, as: UTF8.self))
  }

  /// The target of the first image; `nil` when there is none.
  package var firstImageTarget: String? {
    for piece in pieces {
      if case .begin(.image(let range)) = piece.kind { return target(range) }
    }
    return nil
  }
}
