/// Replacements in one line of text, by ranges of its UTF-8.
struct LineEdit {
  /// A text for a range of the line.
  struct Replacement {
    /// The range in the UTF-8 of the line.
    let range: Range<Int>
    /// The text in its place.
    let text: String

    /// Creates a replacement.
    init(_ range: Range<Int>, _ text: String) {
      self.range = range
      self.text = text
    }
  }

  private let bytes: [UInt8]
  private var replacements: [Replacement] = []

  /// Creates an edit that changes nothing.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Adds replacements; those that overlap earlier ones are left out.
  mutating func replace(_ others: [Replacement]) {
    for other in others where other.range.upperBound <= bytes.count {
      guard !replacements.contains(where: { $0.range.overlaps(other.range) }) else { continue }
      replacements.append(other)
    }
  }

  /// The text with all replacements.
  var text: String {
    var result: [UInt8] = []
    var place = 0
    let ordered = replacements.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      return (first.lowerBound, first.count, left.offset)
        < (second.lowerBound, second.count, right.offset)
    }
    for (_, replacement) in ordered {
      result += bytes[place..<max(place, replacement.range.lowerBound)]
      result += replacement.text.utf8
      place = max(place, replacement.range.upperBound)
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }

  private static let openings = ["(", "[", "（"].map { Array($0.utf8) }
  private static let closings = [")", "]", "）"].map { Array($0.utf8) }

  /// Returns the range of the parentheses or brackets around a part; `nil` if it is in none.
  func parentheses(around part: Range<Int>) -> Range<Int>? {
    guard part.upperBound <= bytes.count,
      let opening = (0..<part.lowerBound).last(where: { mark(at: $0, among: Self.openings) > 0 }),
      let closing = (part.upperBound..<bytes.count).first(where: {
        mark(at: $0, among: Self.closings) > 0
      }),
      !(opening..<part.lowerBound).contains(where: { mark(at: $0, among: Self.closings) > 0 })
    else { return nil }
    return opening..<closing + mark(at: closing, among: Self.closings)
  }

  /// Returns the range of the parentheses around a part and that between them.
  func group(around part: Range<Int>) -> (outside: Range<Int>, inside: Range<Int>)? {
    guard let outside = parentheses(around: part) else { return nil }
    let start = outside.lowerBound + mark(at: outside.lowerBound, among: Self.openings)
    let length =
      Self.closings.first {
        bytes[start..<outside.upperBound].reversed().starts(with: $0.reversed())
      }?.count ?? 1
    return (outside, start..<max(start, outside.upperBound - length))
  }

  /// Returns the length in bytes of the mark at an offset if it is one of some, else 0.
  private func mark(at offset: Int, among marks: [[UInt8]]) -> Int {
    marks.first { bytes[offset...].starts(with: $0) }?.count ?? 0
  }

  /// The ranges inside all parentheses that hold no others.
  var parentheses: [Range<Int>] {
    var opening: Int?
    var ranges: [Range<Int>] = []
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "(") { opening = offset }
      guard byte == UInt8(ascii: ")"), let start = opening else { continue }
      ranges.append(start + 1..<offset)
      opening = nil
    }
    return ranges
  }

  /// True if an offset is in a part that is replaced.
  func replaces(_ offset: Int) -> Bool { replacements.contains { $0.range.contains(offset) } }

  /// Returns a range with the space before it.
  func withSpaceBefore(_ range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound
    return start > 0 && bytes[start - 1] == 0x20 ? start - 1..<range.upperBound : range
  }
}
