import MarkdownSyntax

extension MarkdownInlines {
  /// True if there is a link.
  var hasLinks: Bool {
    pieces.contains { if case .begin(.link) = $0.kind { true } else { false } }
  }

  /// True for a link and nothing else.
  var isLink: Bool {
    guard case .begin(.link) = pieces.first?.kind else { return false }
    return endOfSpan(at: 0) == pieces.count - 1
  }

  /// True for links with nothing but marks between them.
  var areLinks: Bool {
    var index = pieces.startIndex
    while index < pieces.endIndex {
      if case .begin(.link) = pieces[index].kind, let end = endOfSpan(at: index) {
        index = end + 1
      } else if plainText(of: pieces[index...index]).contains(where: { $0.isLetter || $0.isNumber })
      {
        return false
      } else {
        index += 1
      }
    }
    return hasLinks
  }

  /// True for a link and nothing else, to a file in Markdown that is no page about its folder.
  var isLinkToDocument: Bool {
    guard isLink, case .begin(.link(let target)) = pieces.first?.kind else { return false }
    let address = self.target(target)
    return address.hasSuffix(".md") && !address.contains("://")
      && !FileTitle.isAboutFolder(address)
  }

  /// The text of a link that is all there is, with its address, which may be that of another file.
  var textOfLink: String {
    guard case .begin(.link(let target)) = pieces.first?.kind else { return plainText() }
    let (text, address) = (plainText(), self.target(target))
    let isShown = address.isEmpty || address.hasPrefix("#") || text.contains(address)
    return isShown || address.contains(text) ? text : "\(text) (\(address))"
  }

  /// The text with the address of each link to a web page after the text of the link.
  var textWithAddresses: String {
    var text = ""
    var start = pieces.startIndex
    for index in pieces.indices {
      guard case .begin(.link(let target)) = pieces[index].kind,
        let end = endOfSpan(at: index), let address = Self.page(self.target(target))
      else { continue }
      let linked = plainText(of: pieces[(index + 1)..<end])
      guard !linked.contains(address), !address.contains(linked) || linked.isEmpty else { continue }
      text = Self.joined(text, plainText(of: pieces[start..<end])) + " (\(address))"
      start = end
    }
    return Self.joined(text, plainText(of: pieces[start...]))
  }

  private static func page(_ address: String) -> String? {
    address.hasPrefix("http://") || address.hasPrefix("https://") ? address : nil
  }

  private static func joined(_ text: String, _ more: String) -> String {
    guard !text.isEmpty, let first = more.first else { return text + more }
    return text + (marks.contains(first) ? "" : " ") + more
  }

  /// The marks before which no space stands.
  private static let marks: Set<Character> = [
    ".", ",", ":", ";", "!", "?", ")", "]", "，", "。", "；", "：", "！", "？", "、", "）",
  ]
}
