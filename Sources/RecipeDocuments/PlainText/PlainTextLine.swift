import MarkdownSyntax
import Text

/// A line of plain text, and what it seems to be.
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
    case text
  }

  /// The text without white space at its ends.
  let text: Substring
  /// The role.
  let role: Role

  /// The maximum length of a heading, in bytes.
  private static let longestHeading = 40

  /// Reads a line.
  init(_ line: Substring) {
    text = line.trimmedOfBlanks
    role = Self.role(of: text)
  }

  private static func role(of text: Substring) -> Role {
    guard let first = text.utf8.first else { return .blank }
    if isRule(text) { return .rule }
    guard text.utf8.count <= 160 else { return .text }
    if title(in: text) != nil { return .title }
    guard text.utf8.count <= longestHeading, !first.isASCIIDigit, first != UInt8(ascii: "-"),
      let kind = SectionKind(heading: bare(text), isNested: true)
    else { return .text }
    return .heading(kind)
  }

  /// True for three or more of one mark, and nothing else.
  private static func isRule(_ text: Substring) -> Bool {
    let marks = text.utf8.filter { $0 != 0x20 }
    guard let mark = marks.first, marks.count >= 3, "-=*_~#+".utf8.contains(mark) else {
      return false
    }
    return marks.allSatisfy { $0 == mark }
  }

  /// Returns a heading without the marks around it: "** INGREDIENTS **", "[Ingredients]".
  static func bare(_ text: Substring) -> String {
    let marks: (Character) -> Bool = { "*-=_~#[]: ".contains($0) || $0 == "：" }
    let rest = text.drop(while: marks)
    return String(rest.prefix(rest.count - rest.reversed().prefix(while: marks).count))
  }

  /// The text without a label "Title:".
  var title: Substring { Self.title(in: text) ?? text }

  private static func title(in text: Substring) -> Substring? {
    guard let colon = text.firstIndex(of: ":"), RecipeKey(text[..<colon].utf8) == .title
    else { return nil }
    let title = text[text.index(after: colon)...].trimmedOfBlanks
    return title.isEmpty ? nil : title
  }

  /// True for a heading of Markdown, "## Ingredients".
  var isMarkdown: Bool {
    guard text.utf8.first == UInt8(ascii: "#") else { return false }
    let rest = text.utf8.drop { $0 == UInt8(ascii: "#") }
    return rest.first == 0x20 && text.utf8.count - rest.count <= 6
  }

  /// True if the line is short and reads like a title: no sentence, no amount, no fact.
  var mayBeTitle: Bool {
    guard role == .text, text.utf8.count <= 80, let last = text.last,
      !".!?:;,".contains(last), text.contains(where: \.isLetter)
    else { return false }
    let bytes = Array(text.utf8)
    return MetadataLine(bytes, bytes.indices) == nil && !AmountText.startsWithAmount(String(text))
  }
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
