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
