import RecipeCore
import RecipeMatching

/// A line of the decision file, verbatim and parsed.
struct DecisionLine: Sendable, Hashable {
  /// The kinds of lines.
  enum Content: Sendable, Hashable {
    /// An empty line or a comment.
    case remark
    case decision(MatchDecision)
    case broken(DecisionFlaw)
  }

  /// The line without its line end.
  let bytes: [UInt8]
  /// The parsed content.
  let content: Content

  /// Parses a line.
  init(parsing bytes: [UInt8]) {
    self.bytes = bytes
    content = Self.content(of: bytes)
  }

  /// Creates the line of a decision: `link api:35382 notes:soup/leek.md`.
  ///
  /// - Parameter comment: The comment after the decision, including its space and `#`.
  init(_ decision: MatchDecision, comment: ArraySlice<UInt8> = []) {
    let words = [
      decision.kind.rawValue, ReferenceText.text(of: decision.first),
      ReferenceText.text(of: decision.second),
    ]
    bytes = Array(words.joined(separator: " ").utf8) + comment
    content = .decision(decision)
  }

  /// The decision, if the line is one.
  var decision: MatchDecision? {
    if case .decision(let decision) = content { decision } else { nil }
  }

  /// The flaw, if the line is broken.
  var flaw: DecisionFlaw? {
    if case .broken(let flaw) = content { flaw } else { nil }
  }

  /// The comment after the decision, including the white space before its `#`.
  var comment: ArraySlice<UInt8> {
    guard let mark = Self.words(of: bytes).first(where: Self.isComment)?.startIndex else {
      return []
    }
    let spaces = bytes[..<mark].reversed().prefix(while: Self.isSpace).count
    return bytes[(mark - spaces)...]
  }

  private static func content(of bytes: [UInt8]) -> Content {
    let words = Array(words(of: bytes).prefix { !isComment($0) })
    guard let first = words.first else { return .remark }
    if isConflictMark(bytes) { return .broken(.conflictMark) }
    guard words.count == 3, let kind = kind(first) else { return .broken(.noDecision) }
    let references = words.dropFirst().map { ReferenceText.reference(of: $0) }
    guard let one = references[0] else { return .broken(.noReference(text(words[1]))) }
    guard let other = references[1] else { return .broken(.noReference(text(words[2]))) }
    return MatchDecision(kind, one, other).map { .decision($0) } ?? .broken(.oneRecord)
  }

  private static func kind(_ word: ArraySlice<UInt8>) -> MatchDecision.Kind? {
    MatchDecision.Kind(rawValue: String(decoding: word, as: UTF8.self))
  }

  /// Returns a word for a message, shortened.
  private static func text(_ word: ArraySlice<UInt8>) -> String {
    let text = String(decoding: word.prefix(200), as: UTF8.self)
    return word.count > 200 ? text + "…" : text
  }

  private static func words(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    return text.split(whereSeparator: isSpace)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  private static func isComment(_ word: ArraySlice<UInt8>) -> Bool {
    word.first == UInt8(ascii: "#")
  }

  /// True if the line is a conflict marker of git: seven of one of four signs, then a space or
  /// nothing.
  private static func isConflictMark(_ bytes: [UInt8]) -> Bool {
    guard let sign = bytes.first, "<|=>".utf8.contains(sign) else { return false }
    let rest = bytes.drop { $0 == sign }
    return rest.startIndex == 7 && rest.first.map(isSpace) ?? true
  }
}
