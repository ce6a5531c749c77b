/// A tokenizer of pages, as lenient as the HTML standard (section 13.2.5).
///
/// Comments, declarations and processing instructions are skipped, and character references are not
/// decoded. Tokenizing never fails and takes linear time.
package struct HTMLTokenizer: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var offset = 0
  /// The element whose raw text comes next.
  private var rawElement: HTMLName?

  /// Creates a tokenizer of a page in UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package mutating func next() -> HTMLToken? {
    if let rawElement, let text = rawText(of: rawElement) { return text }
    while offset < bytes.count {
      if let token = token() { return token }
    }
    return nil
  }

  /// Returns the token at `offset`, or `nil` for a skipped piece.
  private mutating func token() -> HTMLToken? {
    guard bytes[offset] == UInt8(ascii: "<") else { return text(from: offset) }
    switch byte(at: offset + 1) {
    case let byte where byte.isASCIILetter:
      return startTag()
    case UInt8(ascii: "/"):
      if byte(at: offset + 2).isASCIILetter { return endTag() }
      skip(to: ">", from: offset + 2)
    case UInt8(ascii: "!"):
      return declaration()
    case UInt8(ascii: "?"):
      skip(to: ">", from: offset + 2)
    default:
      return text(from: offset + 1)
    }
    return nil
  }

  /// Consumes the text up to the next `<` at or after `start`.
  private mutating func text(from start: Int) -> HTMLToken {
    let begin = offset
    offset = ByteSearch.offset(of: UInt8(ascii: "<"), in: bytes, start..<bytes.count)
    return HTMLToken(.text, begin..<offset)
  }

  /// Consumes a comment, a document type, or CDATA, whose content is text.
  private mutating func declaration() -> HTMLToken? {
    if begins(with: "<!--") {
      skip(toAll: "-->", from: offset + 2)
    } else if begins(with: "<![CDATA[") {
      let start = offset + 9
      skip(toAll: "]]>", from: start)
      let isClosed = offset - 3 >= start && bytes[offset - 3] == UInt8(ascii: "]")
      return HTMLToken(.text, start..<Swift.max(start, isClosed ? offset - 3 : offset))
    } else {
      skip(to: ">", from: offset + 2)
    }
    return nil
  }

  private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func begins(with text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  private mutating func skip(to end: Unicode.Scalar, from start: Int) {
    let start = Swift.min(start, bytes.count)
    let found = ByteSearch.offset(of: UInt8(ascii: end), in: bytes, start..<bytes.count)
    offset = Swift.min(found + 1, bytes.count)
  }

  /// Skips past the first occurrence of a three-character terminator, or to the end of the page.
  private mutating func skip(toAll end: String, from start: Int) {
    let end = Array(end.utf8)
    var search = Swift.min(start, bytes.count)
    while search < bytes.count {
      let found = ByteSearch.offset(of: end[2], in: bytes, search..<bytes.count)
      search = found + 1
      guard found < bytes.count, found - 2 >= start else { continue }
      if bytes[found - 1] == end[1], bytes[found - 2] == end[0] { break }
    }
    offset = Swift.min(search, bytes.count)
  }
}

// MARK: - Tags

extension HTMLTokenizer {
  private mutating func startTag() -> HTMLToken {
    let start = offset
    let nameEnd = endOfName(from: start + 1)
    let end = endOfTag(from: nameEnd)
    let isClosed = end > nameEnd && bytes[end - 1] == UInt8(ascii: ">")
    var attributes = nameEnd..<(isClosed ? end - 1 : end)
    let isSelfClosing = endsWithSlash(attributes)
    if isSelfClosing { attributes = attributes.dropLast() }
    let name = HTMLName(bytes, start + 1..<nameEnd)
    if HTMLName.raw.contains(name), !isSelfClosing { rawElement = name }
    offset = end
    return HTMLToken(
      .startTag, start..<end, name: name, attributes: attributes, isSelfClosing: isSelfClosing)
  }

  /// True if the slash that ends a tag is not a part of the last attribute's value, as in
  /// `<a href=/x/>`.
  private func endsWithSlash(_ attributes: Range<Int>) -> Bool {
    guard let last = attributes.last, bytes[last] == UInt8(ascii: "/") else { return false }
    let before = last > attributes.lowerBound ? bytes[last - 1] : 0x20
    return before.isHTMLSpace || before == UInt8(ascii: "\"") || before == UInt8(ascii: "'")
      || !bytes[attributes].contains(UInt8(ascii: "="))
  }

  private mutating func endTag() -> HTMLToken {
    let start = offset
    let nameEnd = endOfName(from: start + 2)
    skip(to: ">", from: nameEnd)
    return HTMLToken(.endTag, start..<offset, name: HTMLName(bytes, start + 2..<nameEnd))
  }

  private func endOfName(from start: Int) -> Int {
    var index = start
    while index < bytes.count, !bytes[index].isHTMLSpace, bytes[index] != UInt8(ascii: ">"),
      bytes[index] != UInt8(ascii: "/")
    {
      index += 1
    }
    return index
  }

  /// Returns the offset past the `>` that ends a tag, the first outside quoted values.
  private func endOfTag(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"): return index + 1
      case UInt8(ascii: "="):
        index = HTMLAttributes.endOfQuotes(in: bytes, index + 1..<bytes.count)
      default: index += 1
      }
    }
    return index
  }
}

// MARK: - Raw text

extension HTMLTokenizer {
  /// Consumes the raw text of an element such as `script`, up to its end tag; `nil` if it is empty.
  private mutating func rawText(of element: HTMLName) -> HTMLToken? {
    rawElement = nil
    let start = offset
    while offset < bytes.count {
      offset = ByteSearch.offset(of: UInt8(ascii: "<"), in: bytes, offset..<bytes.count)
      if byte(at: offset + 1) == UInt8(ascii: "/"), isEndTag(of: element) { break }
      offset = Swift.min(offset + 1, bytes.count)
    }
    return offset > start ? HTMLToken(.rawText, start..<offset, name: element) : nil
  }

  private func isEndTag(of element: HTMLName) -> Bool {
    let start = offset + 2
    // The longest of these names has eight letters.
    let limit = Swift.min(start + 9, bytes.count)
    var end = start
    while end < limit, bytes[end].isASCIILetter { end += 1 }
    return end > start && HTMLName(bytes, start..<end) == element
  }
}
