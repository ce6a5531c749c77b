import Text

/// A line of a text without labels, and what its shape says that it is.
struct UnlabelledLine {
  /// The role of a line by its shape.
  enum Role: Hashable {
    /// An empty line, or a row of marks.
    case blank
    /// A heading of Markdown that names no section of a recipe.
    case heading
    /// A label of a section, "Method:".
    case label(SectionKind)
    /// A few words with a colon at their end, "For the glaze:".
    case name
    /// A food with its amount.
    case amount
    /// A few words that are no sentence.
    case words
    /// A text behind the number of a step.
    case numbered
    case sentence
  }

  /// The text without the marks around it.
  let text: String
  /// The role.
  let role: Role
  /// True for a line behind the mark of a list.
  let isBulleted: Bool

  /// The maximum length of a food with its amount, of words that may be a food, and of a label, in bytes.
  private static let (longestAmount, longestWords, longestLabel) = (160, 80, 40)

  /// Reads a line.
  init(_ line: Substring) {
    let text = Self.withoutLineBreak(String(line).cleaned(.line))
    let rest = text.drop { "-*+•–—".contains($0) }.drop { $0 == " " }
    let marks = text.prefix { "-*+•–—".contains($0) }
    isBulleted = marks.count == 1 && rest.first.map { $0.isLetter || $0.isNumber } ?? false
    let plain = isBulleted ? String(rest) : text
    let heading = Self.heading(in: plain)
    let numbered = Self.numbered(in: plain)
    self.text = heading ?? numbered ?? plain
    role = Self.role(
      of: self.text, isHeading: heading != nil, isNumbered: numbered != nil, isBulleted: isBulleted)
  }

  /// Creates a line with a role that its neighbours tell.
  init(text: String, role: Role) {
    (self.text, self.role, isBulleted) = (text, role, false)
  }

  private static func role(
    of text: String, isHeading: Bool, isNumbered: Bool, isBulleted: Bool
  ) -> Role {
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return .blank }
    if !isBulleted, !isNumbered, text.utf8.count <= longestLabel,
      let kind = SectionKind(heading: IngredientHeading.name(of: text), isNested: true)
    {
      return .label(kind)
    }
    if isHeading { return .heading }
    if isAmount(text) { return .amount }
    if isNumbered { return .numbered }
    let isShort = text.utf8.count <= longestWords
    if isShort, text.hasSuffix(":") || text.hasSuffix("：") { return .name }
    let isListed = isBulleted && isShort && !isEnded(text)
    return isShort && (isListed || !SentenceText.isSentence(text)) ? .words : .sentence
  }

  /// True for a food before or after its amount; "Encoding: 7bit" is a label with its value.
  private static func isAmount(_ text: String) -> Bool {
    guard text.utf8.count <= longestAmount, !SentenceText.isSentence(text),
      !OvenHeat.begins(text)
    else { return false }
    return AmountText.startsWithAmount(text)
      || !text.contains(":") && AmountText.endsWithAmount(text)
  }

  /// True for a text with the mark of the end of a sentence.
  static func isEnded(_ text: String) -> Bool {
    text.last.map { ".!?。！？".contains($0) } ?? false
  }

  /// Returns a line without the break of HTML at its end.
  private static func withoutLineBreak(_ line: String) -> String {
    guard line.hasSuffix(">"), let tag = line.lastIndex(of: "<"),
      line[tag...].lowercased().hasPrefix("<br")
    else { return line }
    return String(line[..<tag]).cleaned(.line)
  }

  private static func heading(in line: String) -> String? {
    let rest = line.drop { $0 == "#" }
    guard rest.startIndex > line.startIndex, rest.first == " " else { return nil }
    return String(rest).cleaned(.line)
  }

  private static func numbered(in line: String) -> String? {
    let bytes = Array(line.utf8)
    guard let end = StepNumber.end(in: bytes[...]) else { return nil }
    return String(decoding: bytes[end...], as: UTF8.self)
  }
}
