import MarkdownSyntax
import Text

/// A line of plain text, and what it seems to be.
///
/// A text may have a line for every other byte, so that lines hold places rather than texts.
struct PlainTextLine {
  /// The role of a line by itself.
  enum Role: Equatable {
    case blank
    /// A row of one mark between recipes, or below a title.
    case rule
    /// A word for what follows: "Ingredients".
    case heading(SectionKind)
    /// A label "Title:" before the title.
    case title
    /// A heading of Markdown, "## Ingredients".
    case markdown
    case text
  }

  /// The offsets of the text without white space at its ends.
  private let start: UInt32
  private let end: UInt32
  /// The role.
  let role: Role

  /// The maximum length of a heading, in bytes.
  private static let maximumHeadingLength = 40

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line, a part of `text`.
  ///   - text: The text, which is shorter than 4 GiB.
  init(_ line: Substring, of text: String) {
    let trimmed = line.trimmedOfBlanks
    let offset = text.utf8.distance(from: text.startIndex, to: trimmed.startIndex)
    start = UInt32(truncatingIfNeeded: offset)
    end = UInt32(truncatingIfNeeded: offset + trimmed.utf8.count)
    role = Self.role(of: trimmed)
  }

  /// Returns the line without white space at its ends.
  func text(in text: String) -> Substring {
    let first = text.utf8.index(text.startIndex, offsetBy: Int(start))
    return text[first..<text.utf8.index(first, offsetBy: Int(end - start))]
  }

  private static func role(of text: Substring) -> Role {
    guard let first = text.utf8.first else { return .blank }
    if isRule(text) { return .rule }
    if isMarkdown(text) { return .markdown }
    guard text.utf8.count <= 160 else { return .text }
    if title(in: text) != nil { return .title }
    guard text.utf8.count <= maximumHeadingLength, !first.isASCIIDigit, first != UInt8(ascii: "-"),
      let kind = SectionKind(heading: bare(text), isNested: true)
    else { return .text }
    return .heading(kind)
  }

  /// True for two or more of one mark, and nothing else.
  private static func isRule(_ text: Substring) -> Bool {
    let marks = text.utf8.filter { $0 != 0x20 }
    guard let mark = marks.first, marks.count >= 2, "-=*_~#+".utf8.contains(mark) else {
      return false
    }
    return marks.allSatisfy { $0 == mark }
  }

  private static func isMarkdown(_ text: Substring) -> Bool {
    guard text.utf8.first == UInt8(ascii: "#") else { return false }
    let rest = text.utf8.drop { $0 == UInt8(ascii: "#") }
    return rest.first == 0x20 && text.utf8.count - rest.count <= 6
  }

  /// Returns a heading without the marks around it: "** INGREDIENTS **", "[Ingredients]".
  static func bare(_ text: Substring) -> String {
    let marks: (Character) -> Bool = { "*-=_~#[]: ".contains($0) || $0 == "：" }
    let rest = text.drop(while: marks)
    return String(rest.prefix(rest.count - rest.reversed().prefix(while: marks).count))
  }

  /// Returns a title without the equals signs on both sides that make a heading of a wiki,
  /// "== Soup ==".
  static func withoutSigns(_ text: Substring) -> Substring {
    guard text.hasPrefix("=="), text.hasSuffix("==") else { return text }
    let rest = text.drop { $0 == "=" || $0 == " " }
    return rest.prefix(rest.count - rest.reversed().prefix { $0 == "=" || $0 == " " }.count)
  }

  /// Returns the title after a label "Title:", or `nil` for a line without one.
  static func title(in text: Substring) -> Substring? {
    guard let colon = text.firstIndex(of: ":"), RecipeKey(text[..<colon].utf8) == .title
    else { return nil }
    let title = text[text.index(after: colon)...].trimmedOfBlanks
    return title.isEmpty ? nil : title
  }

  /// True if the line of a text is short and reads like a title: no sentence, no amount, no fact.
  func mayBeTitle(in text: String) -> Bool {
    guard role == .text, end - start <= 80 else { return false }
    let line = self.text(in: text)
    guard let last = line.last, !".!?:;,".contains(last), line.contains(where: \.isLetter) else {
      return false
    }
    let bytes = Array(line.utf8)
    return MetadataLine(bytes, bytes.indices) == nil && !AmountText.startsWithAmount(String(line))
  }

  /// True for a title with a label.
  var isTitled: Bool { role == .title }

  /// True for an empty line or a rule.
  var isGap: Bool { role == .blank || role == .rule }
}

extension Substring {
  /// The text without blanks, tabs and a carriage return at its ends.
  fileprivate var trimmedOfBlanks: Substring {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\u{A0}" }
    var text = drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }
}
