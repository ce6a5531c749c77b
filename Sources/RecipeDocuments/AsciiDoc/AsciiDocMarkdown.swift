/// A document in AsciiDoc as Markdown.
///
/// Equals signs become headings, dots and stars the marks of lists, tables those of Markdown; comments,
/// attributes and the marks of blocks become blank lines.
struct AsciiDocMarkdown {
  /// The Markdown.
  private(set) var bytes: [UInt8] = []

  /// The table that has not ended.
  private var table: AsciiDocTable?
  /// The line above.
  private var above: Substring = ""
  /// True in a comment of several lines.
  private var isInComment = false

  /// Converts a text in UTF-8.
  init(of utf8: [UInt8]) {
    bytes.reserveCapacity(utf8.count + utf8.count / 8)
    let text = String(decoding: utf8, as: UTF8.self)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      add(line)
      above = line
    }
    table?.rows.forEach { write($0) }
  }

  private mutating func add(_ line: Substring) {
    if line.hasPrefix("////") { isInComment.toggle() }
    if isInComment || line.hasPrefix("//") { return write("") }
    guard !line.hasPrefix("|===") else { return toggleTable() }
    if table != nil {
      table?.add(line)
    } else {
      write(Self.markdown(of: line))
    }
  }

  private mutating func toggleTable() {
    guard let ended = table else { return table = AsciiDocTable(below: above) }
    table = nil
    for row in ended.rows { write(row) }
    write("")
  }

  /// Returns a line outside a table.
  private static func markdown(of line: Substring) -> String {
    if isMark(line) { return "" }
    if let (count, text) = marked(line, by: "=") {
      return String(repeating: "#", count: min(count, 6)) + " " + withLinks(text)
    }
    if let (count, text) = marked(line, by: ".") {
      return indentation(count, width: 3) + "1. " + withLinks(text)
    }
    if let (count, text) = marked(line, by: "*") {
      // A ticked box has a star, too.
      let isTicked = text.hasPrefix("[*] ")
      return indentation(count, width: 2) + (isTicked ? "- [x] " : "- ")
        + withLinks(isTicked ? text.dropFirst("[*] ".count) : text)
    }
    if line.first == ".", line.dropFirst().first?.isLetter == true {
      return "**\(line.dropFirst())**"
    }
    return attribute(line) ?? withLinks(line)
  }

  private static func indentation(_ level: Int, width: Int) -> String {
    String(repeating: " ", count: (min(level, 6) - 1) * width)
  }

  /// True for the mark of a block, "[options]", "----" or "+", which is no text as "[Serve it]" is.
  private static func isMark(_ line: Substring) -> Bool {
    guard let first = line.first else { return false }
    if first == "[" { return line.last == "]" && isAttributes(line.dropFirst().dropLast()) }
    return line == "+"
      || line.count >= 4 && "=-*_+.".contains(first) && line.allSatisfy { $0 == first }
  }

  /// True for the attributes between brackets: a word, an anchor in further brackets, or a list with commas
  /// or equals signs.
  private static func isAttributes(_ text: Substring) -> Bool {
    if text.first == "[" { return text.last == "]" }
    return text.first != " " && !text.contains("]")
      && (!text.contains(" ") || text.contains { ",=".contains($0) })
  }

  /// Returns the number of marks at the start of a line, and the text behind them and a blank.
  private static func marked(_ line: Substring, by mark: Character) -> (Int, Substring)? {
    let text = line.drop { $0 == " " }
    let rest = text.drop { $0 == mark }
    let count = text.utf8.count - rest.utf8.count
    guard count > 0, rest.first == " " else { return nil }
    return (count, rest.drop { $0 == " " })
  }

  /// Returns the line for `:servings: 4`, which is empty unless recipes have such a label.
  private static func attribute(_ line: Substring) -> String? {
    guard line.first == ":", let colon = line.dropFirst().firstIndex(of: ":"),
      case let name = line.dropFirst()[..<colon], !name.isEmpty, !name.contains(" ")
    else { return nil }
    let value = line[line.index(after: colon)...].drop { $0 == " " }
    guard !value.isEmpty, RecipeKey(name.utf8)?.isLabel == true else { return "" }
    // Two spaces keep the lines of a paragraph apart.
    let isLink = !value.prefix { $0 != "[" }.contains(" ")
    return "\(name): \(isLink ? withLink(value) : withLinks(value))  "
  }

  /// Returns a text with its links and pictures, `https://…[text]` and `image:…[text]`, as those of
  /// Markdown.
  private static func withLinks(_ line: Substring) -> String {
    guard line.contains("["), line.contains(":") else { return String(line) }
    return line.split(separator: " ", omittingEmptySubsequences: false).map(withLink)
      .joined(separator: " ")
  }

  private static func withLink(_ word: Substring) -> String {
    guard let open = word.firstIndex(of: "["), word.last == "]" else { return String(word) }
    let text = word[word.index(after: open)...].dropLast()
    let target = word[..<open]
    if target.hasPrefix("image:") {
      return "![\(text)](\(target.dropFirst("image:".count).drop { $0 == ":" }))"
    }
    let address = target.hasPrefix("link:") ? target.dropFirst("link:".count) : target
    guard address.contains("://") || target.hasPrefix("link:") else { return String(word) }
    return "[\(text.isEmpty ? address : text)](\(address))"
  }

  private mutating func write(_ line: String) {
    bytes += line.utf8
    bytes.append(0x0A)
  }
}
