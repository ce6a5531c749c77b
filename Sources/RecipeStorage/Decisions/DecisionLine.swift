import RecipeCore
import RecipeMatching

/// One line of the decision file, as it was written, and what it says.
struct DecisionLine: Sendable, Hashable {
  /// What a line says.
  enum Content: Sendable, Hashable {
    /// Nothing: it is empty or a comment.
    case remark
    case decision(MatchDecision)
    case broken(DecisionFlaw)
  }

  /// The line without its end.
  let bytes: [UInt8]
  /// What it says.
  let content: Content

  /// Reads a line.
  init(parsing bytes: [UInt8]) {
    self.bytes = bytes
    content = Self.content(of: bytes)
  }

  /// Writes a line: `link api:35382 notes:soup/leek.md`.
  ///
  /// - Parameter comment: What follows the decision, from its space and `#` on.
  init(_ decision: MatchDecision, comment: ArraySlice<UInt8> = []) {
    let words = [
      decision.kind.rawValue, ReferenceText.text(of: decision.first),
      ReferenceText.text(of: decision.second),
    ]
    bytes = Array(words.joined(separator: " ").utf8) + comment
    content = .decision(decision)
  }

  /// The decision, when it is one.
  var decision: MatchDecision? {
    if case .decision(let decision) = content { decision } else { nil }
  }

  /// What is wrong with it, when it is broken.
  var flaw: DecisionFlaw? {
    if case .broken(let flaw) = content { flaw } else { nil }
  }

  /// The comment behind the decision, from the white space before its `#` on.
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

  /// A word for a message: all of it would be too much of a line that is none.
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

  /// Whether git marks a conflict with it: seven of one of four signs, and a space or nothing.
  private static func isConflictMark(_ bytes: [UInt8]) -> Bool {
    guard let sign = bytes.first, "<|=>".utf8.contains(sign) else { return false }
    let rest = bytes.drop { $0 == sign }
    return rest.startIndex == 7 && rest.first.map(isSpace) ?? true
  }
}
