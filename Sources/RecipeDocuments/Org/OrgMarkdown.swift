/// An outline of Org mode as Markdown.
///
/// Stars become headings, the title of the file the heading above them; tags, properties and
/// keywords become lines with a label; comments and the marks of blocks become blank lines.
struct OrgMarkdown {
  /// The Markdown.
  private(set) var bytes: [UInt8] = []

  private var hasTitle = false
  /// The tags of the heading above, until there is a line for them.
  private var tags: [Substring] = []

  /// Converts a text in UTF-8.
  init(of utf8: [UInt8]) {
    bytes.reserveCapacity(utf8.count + utf8.count / 8)
    let text = String(decoding: utf8, as: UTF8.self)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      add(line)
    }
    writeTags()
  }

  private mutating func add(_ line: Substring) {
    let stars = line.prefix { $0 == "*" }
    if !stars.isEmpty, line.dropFirst(stars.count).first == " " {
      writeTags()
      return addHeading(line.dropFirst(stars.count + 1), level: stars.count)
    }
    let text = line.drop { $0 == " " || $0 == "\t" }
    if text.hasPrefix("#+") { return addKeyword(text.dropFirst(2)) }
    if text == "#" || text.hasPrefix("# ") { return write("") }
    if text.hasPrefix(":"), let (name, value) = Self.property(text.dropFirst()) {
      return addFact(name, value)
    }
    writeTags()
    // The indentation of a table below a deep heading would begin code in Markdown.
    if text.hasPrefix("|-") { return write(String(text.map { $0 == "+" ? "|" : $0 })) }
    if text.hasPrefix("|") { return write(Self.withLinks(text)) }
    write(Self.withLinks(line).replacing(" :: ", with: ": "))
  }

  private mutating func addHeading(_ text: Substring, level: Int) {
    var text = text
    while text.last == " " || text.last == "\t" { text.removeLast() }
    if text.last == ":", let space = text.lastIndex(of: " "),
      text[text.index(after: space)...].first == ":"
    {
      tags = text[space...].split { $0 == ":" || $0 == " " }
      text = text[..<space]
    }
    let marks = String(repeating: "#", count: min(level + (hasTitle ? 1 : 0), 6))
    write("\(marks) \(Self.withLinks(text))")
  }

  /// Adds `TITLE: Soup` and other keywords of a file.
  private mutating func addKeyword(_ text: Substring) {
    guard let colon = text.firstIndex(of: ":") else { return write("") }
    let value = text[text.index(after: colon)...].drop { $0 == " " }
    switch text[..<colon].lowercased() {
    case "title":
      hasTitle = true
      write("# \(value)")
    case "filetags": addFact("Tags", value.split(separator: ":").joined(separator: ", ")[...])
    case let name: addFact(name[...], value)
    }
  }

  /// Adds a line with a label if the label is one that recipes have.
  private mutating func addFact(_ name: Substring, _ value: Substring) {
    if !tags.isEmpty { writeTags() }
    guard !value.isEmpty, let key = RecipeKey(name.utf8), key.isLabel else { return write("") }
    // Two spaces keep the lines of a paragraph apart.
    write("\(name.lowercased()): \(value)  ")
  }

  /// Returns the name and value of `SERVINGS: 4` in a drawer; `PROPERTIES:` and `END:` have no value.
  private static func property(_ text: Substring) -> (Substring, Substring)? {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex,
      !text[..<colon].contains(" ")
    else { return nil }
    return (text[..<colon], text[text.index(after: colon)...].drop { $0 == " " })
  }

  private mutating func writeTags() {
    guard !tags.isEmpty else { return }
    let line = tags.joined(separator: ", ")
    tags = []
    write("Tags: \(line)  ")
  }

  /// Returns a line with the links `[[address][text]]` of Org mode as those of Markdown.
  private static func withLinks(_ line: Substring) -> String {
    var (result, rest) = ("", line)
    while let start = rest.firstRange(of: "[["),
      let end = rest[start.upperBound...].firstRange(of: "]]")
    {
      let link = rest[start.upperBound..<end.lowerBound]
      result += rest[..<start.lowerBound]
      if let middle = link.firstRange(of: "][") {
        result += "[\(link[middle.upperBound...])](\(link[..<middle.lowerBound]))"
      } else {
        result += "<\(link)>"
      }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private mutating func write(_ line: String) {
    bytes += line.utf8
    bytes.append(0x0A)
  }
}
