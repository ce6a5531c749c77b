/// The marks of strong emphasis in the values of front matter, `**Finish:** Serve`.
///
/// Values elsewhere are read as they are: what an export wrote with asterisks comes back with them.
enum StrongMarks {
  /// Returns the elements of a list without the marks; one that is bold as a whole is the name of
  /// the elements below it, `Crust:`, unless all of them are.
  static func lines(of elements: [String]) -> [String] {
    let names = elements.map(name)
    guard names.contains(where: { $0 == nil }) else { return elements.map(removed) }
    return zip(elements, names).enumerated().map { index, line in
      let isAbove = index + 1 < names.count && names[index + 1] == nil
      return isAbove ? line.1 ?? removed(from: line.0) : removed(from: line.0)
    }
  }

  /// Returns a text that is bold as a whole, or up to a remark in parentheses, as a heading.
  private static func name(of element: String) -> String? {
    let text = element.cleaned(.line)
    if let name = emphasisedName(text) { return name + ":" }
    guard text.hasPrefix("**"), text.utf8.count <= longestName else { return nil }
    let parts = text.split(separator: "**", omittingEmptySubsequences: false)
    guard parts.count == 3, isEmphasised(parts[1]), !".!?".contains(parts[1].last ?? ".") else {
      return nil
    }
    let rest = String(parts[2]).cleaned(.line)
    let isRemark = rest.hasPrefix("(") && rest.hasSuffix(")")
    guard rest.isEmpty || rest == ":" || isRemark else { return nil }
    let name = IngredientHeading.name(of: String(parts[1]))
    return isRemark ? "\(name) \(rest):" : name + ":"
  }

  /// Returns the name in a text in single marks as a whole that ends with a colon: "*For the dough:*".
  private static func emphasisedName(_ text: String) -> String? {
    guard let mark = text.first, "*_".contains(mark), text.dropFirst().first != mark,
      text.utf8.count <= longestName, let close = text.dropFirst().firstIndex(of: mark)
    else { return nil }
    let inner = text[text.index(after: text.startIndex)..<close]
    let rest = text[text.index(after: close)...].filter { $0 != " " }
    guard isEmphasised(inner), inner.hasSuffix(":") && rest.isEmpty || rest == ":" else {
      return nil
    }
    return IngredientHeading.name(of: String(inner))
  }

  /// Returns a text without the marks of Markdown and HTML: emphasis, links and tags.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { "*_[<".utf8.contains($0) }) else { return text }
    let text = BoldText.hasMarkup(text) ? HTMLText.plain(text) : text
    return withoutEmphasis(removed(from: withoutLinks(text)))
  }

  /// Returns a text without the single marks around words: "*For the dough:* mix" is "For the dough:
  /// mix"; the mark of a footnote, "salt*", stays.
  private static func withoutEmphasis(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }) else {
      return text
    }
    var plain = ""
    var rest = text[...]
    while let open = rest.firstIndex(where: { "*_".contains($0) }) {
      let inside = rest[rest.index(after: open)...]
      let before =
        plain.isEmpty && open == rest.startIndex ? nil : (rest[..<open].last ?? plain.last)
      guard before.map({ $0.isWhitespace || "(\"'“„«".contains($0) }) ?? true,
        let close = inside.firstIndex(of: rest[open]), isEmphasised(inside[..<close]),
        case let behind = inside[inside.index(after: close)...].first,
        behind.map({ !$0.isLetter && !$0.isNumber && $0 != rest[open] }) ?? true
      else {
        plain += rest[...open]
        rest = inside
        continue
      }
      plain += rest[..<open] + inside[..<close]
      rest = inside[inside.index(after: close)...]
    }
    return plain + rest
  }

  /// The maximum length of a name with its marks, in bytes.
  private static let longestName = 80

  /// Returns a text without the pairs of `**` around words.
  static func removed(from text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "*")) else { return text }
    let parts = text.split(separator: "**", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return text }
    var rest = String(parts[0])
    var index = 1
    while index < parts.count {
      let isClosed = index + 1 < parts.count && isEmphasised(parts[index])
      rest += isClosed ? parts[index] : "**" + parts[index]
      if isClosed { rest += parts[index + 1] }
      index += isClosed ? 2 : 1
    }
    return rest
  }

  /// Returns a text with the words of links in the place of these: "bones" for "[bones](/bones)".
  static func withoutLinks(_ text: String) -> String {
    guard text.contains("](") else { return text }
    var plain = ""
    var rest = text[...]
    while let middle = rest.firstRange(of: "]("),
      let open = rest[..<middle.lowerBound].lastIndex(of: "["),
      let close = rest[middle.upperBound...].firstIndex(of: ")")
    {
      let target = rest[middle.upperBound..<close]
      let isImage = rest[..<open].last == "!"
      let isLink = !isImage && target.contains { "/.#:".contains($0) } && !target.contains(" ")
      plain +=
        isLink
        ? rest[..<open] + rest[rest.index(after: open)..<middle.lowerBound] : rest[...close]
      rest = rest[rest.index(after: close)...]
    }
    return plain + rest
  }

  /// True for a text that starts and ends with something other than white space and asterisks.
  private static func isEmphasised(_ text: Substring) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return [first, last].allSatisfy { !$0.isWhitespace && $0 != "*" }
  }
}
