/// Tags that a static site generator replaces: shortcodes of Hugo, tags of Liquid and Nunjucks,
/// lists of attributes.
extension InlineParser {
  /// Takes `{{< name "text" >}}`, `{{% name %}}`, `{% name %}`, or attributes, `{: .wide }`.
  ///
  /// The visible text of a tag is its first value in quotation marks unless that has a name or is
  /// the path of a file. Other tags and attributes are markup without a text.
  mutating func takeSiteTag() -> Bool {
    guard extensions.contains(.siteTags) else { return false }
    if let stop = endOfAttributes(at: position) {
      add(.html, position..<stop)
      position = stop
      return true
    }
    guard let tag = siteTag(at: position) else { return false }
    if let text = visibleText(in: tag.content) {
      add(.html, position..<text.lowerBound)
      add(.text, text)
      add(.html, text.upperBound..<tag.end)
    } else {
      add(.html, position..<tag.end)
    }
    position = tag.end
    return true
  }

  /// The number of bytes after which a tag is not looked for: longer ones are text.
  private static let maximumTagLength = 512

  private func siteTag(at start: Int) -> (content: Range<Int>, end: Int)? {
    let forms: [(opening: StaticString, closing: StaticString)] = [
      ("{{<", ">}}"), ("{{%", "%}}"), ("{%", "%}"),
    ]
    let limit = min(end, start + Self.maximumTagLength)
    for form in forms where has(form.opening, at: start) {
      let content = start + form.opening.utf8CodeUnitCount
      guard
        let stop = (content..<max(content, limit)).first(where: { has(form.closing, at: $0) })
      else { return nil }
      return (content..<stop, stop + form.closing.utf8CodeUnitCount)
    }
    return nil
  }

  private func has(_ mark: StaticString, at index: Int) -> Bool {
    mark.withUTF8Buffer { index + $0.count <= end && bytes[index..<end].starts(with: $0) }
  }

  private func visibleText(in content: Range<Int>) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    guard let opening = bytes[content].firstIndex(of: quote), opening > content.lowerBound,
      bytes[opening - 1] == 0x20,
      let closing = bytes[opening + 1..<content.upperBound].firstIndex(of: quote)
    else { return nil }
    let text = opening + 1..<closing
    return text.isEmpty || isPath(text) ? nil : text
  }

  /// True for `img/leek.jpg` and `/soups`, but not for `1/2`, `2.5 cups`.
  private func isPath(_ text: Range<Int>) -> Bool {
    let text = bytes[text]
    let startsWithDigit = text.first.map { (0x30...0x39).contains($0) } ?? false
    return !startsWithDigit && !text.contains(0x20) && text.contains(where: "/.".utf8.contains)
  }

  /// Returns the offset past a list that starts with a class or an id, `{ .wide }` or `{: #top}`.
  private func endOfAttributes(at start: Int) -> Int? {
    var index = start + 1
    if index < end, bytes[index] == UInt8(ascii: ":") { index += 1 }
    while index < end, bytes[index] == 0x20 { index += 1 }
    guard index + 1 < end, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "#"),
      bytes[index + 1].isLetter
    else { return nil }
    let limit = min(end, start + Self.maximumTagLength)
    guard let stop = bytes[index..<limit].firstIndex(where: { "{}\n".utf8.contains($0) }),
      bytes[stop] == UInt8(ascii: "}")
    else { return nil }
    return stop + 1
  }
}
