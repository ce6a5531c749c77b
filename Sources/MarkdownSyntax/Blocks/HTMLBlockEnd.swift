/// The end condition of an HTML block, determined by its start (CommonMark 4.6).
enum HTMLBlockEnd: Equatable {
  case closingTag
  case comment
  case instruction
  case declaration
  case characterData
  case blankLine
  /// A blank line, after a line with only one tag; such a block cannot interrupt a paragraph.
  case blankLineAfterAnyTag

  /// Returns the end condition of the block at the `<` at `start`, or `nil` if none starts there.
  init?(ofBlockIn bytes: [UInt8], at start: Int, lineEnd: Int) {
    let rest = bytes[(start + 1)..<lineEnd]
    if rest.starts(with: "!--".utf8) {
      self = .comment
    } else if rest.first == UInt8(ascii: "?") {
      self = .instruction
    } else if rest.starts(with: "![CDATA[".utf8) {
      self = .characterData
    } else if rest.first == UInt8(ascii: "!"), rest.dropFirst().first?.isLetter == true {
      self = .declaration
    } else if let end = Self(ofTagIn: bytes, at: start, lineEnd: lineEnd) {
      self = end
    } else {
      return nil
    }
  }

  private init?(ofTagIn bytes: [UInt8], at start: Int, lineEnd: Int) {
    var index = start + 1
    let isClosing = index < lineEnd && bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let first = index
    while index < lineEnd, bytes[index].isLetter || bytes[index].isDigit, index - first < 16 {
      index += 1
    }
    guard index > first, bytes[first].isLetter else { return nil }
    let name = String(decoding: bytes[first..<index].map { $0 | 0x20 }, as: UTF8.self)
    let endsName = index == lineEnd || bytes[index].isBlank || bytes[index] == UInt8(ascii: ">")
    if endsName, !isClosing, Self.verbatimTags.contains(name) {
      self = .closingTag
    } else if endsName || bytes[index..<lineEnd].starts(with: "/>".utf8),
      Self.blockTags.contains(name)
    {
      self = .blankLine
    } else if HTMLTag.end(in: bytes, at: start, limit: lineEnd).map({
      bytes[$0..<lineEnd].allSatisfy(\.isBlank)
    }) == true {
      self = .blankLineAfterAnyTag
    } else {
      return nil
    }
  }

  /// True if a blank line ends the block.
  var isBlankLine: Bool { self == .blankLine || self == .blankLineAfterAnyTag }

  /// True if the line from `start` ends the block.
  func isMet(in bytes: [UInt8], from start: Int, to lineEnd: Int) -> Bool {
    let line = bytes[start..<lineEnd]
    return switch self {
    case .comment: line.contains(sequence: "-->")
    case .instruction: line.contains(sequence: "?>")
    case .declaration: line.contains(UInt8(ascii: ">"))
    case .characterData: line.contains(sequence: "]]>")
    case .closingTag: Self.verbatimTags.contains { line.contains(sequence: "</" + $0 + ">") }
    case .blankLine, .blankLineAfterAnyTag: false
    }
  }

  private static let verbatimTags: Set<String> = ["pre", "script", "style", "textarea"]

  private static let blockTags: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}

extension ArraySlice<UInt8> {
  /// True if the ASCII bytes of `text` occur, ignoring case.
  fileprivate func contains(sequence text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return false }
    return (startIndex...(endIndex - wanted.count)).contains { start in
      wanted.indices.allSatisfy {
        let byte = self[start + $0]
        return byte == wanted[$0] || (byte.isLetter && byte | 0x20 == wanted[$0])
      }
    }
  }
}
