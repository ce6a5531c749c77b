import RecipeCore

/// A line of the file of marks, verbatim and parsed.
struct MarkLine: Sendable, Hashable {
  /// A mark on a record.
  struct Mark: Sendable, Hashable {
    /// The mark.
    let mark: RecipeMark
    /// The record.
    var reference: RecordReference
    /// The day, or an empty text.
    let day: String
  }

  /// The line without its line end.
  let bytes: [UInt8]
  /// The mark, or `nil` for a comment or anything else.
  let mark: Mark?
  /// The text after the mark: a comment with the spaces before it.
  let rest: [UInt8]

  /// True if it is neither a mark nor blank nor a comment.
  var isFlawed: Bool {
    guard mark == nil, let first = bytes.first(where: { $0 > 0x20 }) else { return false }
    return first != UInt8(ascii: "#")
  }

  /// True for a mark with a word behind it that is not a date such as 2026-11-25.
  var isMisdated: Bool {
    mark.map { !$0.day.isEmpty && !MarkDay.exists($0.day) } ?? false
  }

  /// Parses a line.
  init(parsing bytes: [UInt8]) {
    self.bytes = bytes
    (mark, rest) = Self.mark(of: bytes)
  }

  /// Creates the line of a mark: `cooked api:35382 2026-11-25`.
  ///
  /// - Parameter rest: What follows it: a comment with the spaces before it.
  init(_ mark: Mark, rest: [UInt8] = []) {
    let words = [mark.mark.rawValue, ReferenceText.text(of: mark.reference), mark.day]
    bytes = Array(words.filter { !$0.isEmpty }.joined(separator: " ").utf8) + rest
    self.rest = rest
    self.mark = mark
  }

  private static func mark(of bytes: [UInt8]) -> (Mark?, rest: [UInt8]) {
    let words = bytes.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      .prefix { $0.first != UInt8(ascii: "#") }
    guard words.count >= 2,
      let mark = RecipeMark(rawValue: String(decoding: words[0], as: UTF8.self)),
      let reference = ReferenceText.reference(of: words[1])
    else { return (nil, []) }
    let day = words.count > 2 ? String(decoding: words[2], as: UTF8.self) : ""
    let end = words.prefix(3).last?.endIndex ?? bytes.endIndex
    return (Mark(mark: mark, reference: reference, day: day), Array(bytes[end...]))
  }
}
