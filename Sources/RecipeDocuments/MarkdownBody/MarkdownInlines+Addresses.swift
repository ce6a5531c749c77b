import MarkdownSyntax

extension MarkdownInlines {
  /// True if there is a link.
  var hasLinks: Bool {
    pieces.contains { if case .begin(.link) = $0.kind { true } else { false } }
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
