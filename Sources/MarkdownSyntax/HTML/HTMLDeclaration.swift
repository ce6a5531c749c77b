/// Inline HTML other than tags: comments and the like (CommonMark 6.6).
enum HTMLDeclaration: UInt8, CaseIterable {
  case comment
  case instruction
  case characterData
  case declaration

  /// Returns the kind of construct at the `<` at `start`, or `nil` for others.
  init?(in bytes: [UInt8], at start: Int, limit: Int) {
    let rest = bytes[min(start + 1, limit)..<limit]
    switch rest.first {
    case UInt8(ascii: "?"): self = .instruction
    case UInt8(ascii: "!"):
      if rest.starts(with: "!--".utf8) {
        self = .comment
      } else if rest.starts(with: "![CDATA[".utf8) {
        self = .characterData
      } else if rest.dropFirst().first?.isLetter == true {
        self = .declaration
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// Returns the offset past its end, or `nil` if it is not closed.
  ///
  /// The shortest comments are `<!-->` and `<!--->`.
  func end(in bytes: [UInt8], at start: Int, limit: Int) -> Int? {
    let (closing, opening): (StaticString, Int) =
      switch self {
      case .comment: ("-->", 2)
      case .instruction: ("?>", 2)
      case .characterData: ("]]>", 9)
      case .declaration: (">", 2)
      }
    return closing.withUTF8Buffer { closing in
      var index = start + opening
      while index + closing.count <= limit {
        if bytes[index] == closing[0], bytes[index..<index + closing.count].elementsEqual(closing) {
          return index + closing.count
        }
        index += 1
      }
      return nil
    }
  }
}
