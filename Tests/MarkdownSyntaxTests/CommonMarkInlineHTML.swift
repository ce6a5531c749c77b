import MarkdownSyntax

/// The inlines of a leaf as HTML.
struct CommonMarkInlineHTML {
  private let inlines: MarkdownInlines
  private(set) var text = ""
  /// How many images are open; what they surround is an attribute and has no tags.
  private var images = 0

  /// Renders all pieces.
  init(_ inlines: MarkdownInlines) {
    self.inlines = inlines
    for piece in inlines.pieces { append(piece) }
  }

  private mutating func append(_ piece: MarkdownInline) {
    switch piece.kind {
    case .text, .entity: text += inlines.text(of: piece).htmlEscaped
    case .code: appendTagged("code", inlines.text(of: piece).htmlEscaped)
    case .html: if images == 0 { text += inlines.text(of: piece) }
    case .softBreak: text += "\n"
    case .hardBreak: text += images == 0 ? "<br />\n" : "\n"
    case .begin(let span): begin(span)
    case .end(let span): end(span)
    case .delimiters: text += "unpaired"
    }
  }

  private mutating func appendTagged(_ tag: String, _ content: String) {
    text += images == 0 ? "<\(tag)>\(content)</\(tag)>" : content
  }

  private mutating func begin(_ span: MarkdownInline.Span) {
    if case .image(let target) = span {
      if images == 0 { text += "<img src=\"\(inlines.target(target).urlEscaped)\" alt=\"" }
      images += 1
    } else if images == 0 {
      text += openingTag(of: span)
    }
  }

  private func openingTag(of span: MarkdownInline.Span) -> String {
    switch span {
    case .emphasis: "<em>"
    case .strong: "<strong>"
    case .link(let target): "<a href=\"\(inlines.target(target).urlEscaped)\"\(title(target))>"
    case .strikethrough, .image: "unexpected"
    }
  }

  private mutating func end(_ span: MarkdownInline.Span) {
    if case .image(let target) = span {
      images -= 1
      if images == 0 { text += "\"\(title(target)) />" }
    } else if images == 0 {
      text += closingTag(of: span)
    }
  }

  private func closingTag(of span: MarkdownInline.Span) -> String {
    switch span {
    case .emphasis: "</em>"
    case .strong: "</strong>"
    case .link: "</a>"
    case .strikethrough, .image: "unexpected"
    }
  }

  private func title(_ target: LinkTarget) -> String {
    inlines.title(target).map { " title=\"\($0.htmlEscaped)\"" } ?? ""
  }
}

extension String {
  /// The text with `&`, `<`, `>` and `"` as character references.
  var htmlEscaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// The address with percent signs for what URLs may not hold, as HTML.
  var urlEscaped: String {
    let escaped = utf8.map { byte -> String in
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber { return String(character) }
      if "-_.!~*'();/?:@&=+$,#%".utf8.contains(byte) { return String(character) }
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "%0\(digits)" : "%\(digits)"
    }
    return escaped.joined().htmlEscaped
  }
}
