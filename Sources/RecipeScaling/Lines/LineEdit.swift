/// Replacements in one line of text, by ranges of its UTF-8.
struct LineEdit {
  /// A text for a range of the line.
  struct Replacement {
    let range: Range<Int>
    let text: String

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

  /// Returns the range of the parentheses around a part; `nil` if it is in none.
  func parentheses(around part: Range<Int>) -> Range<Int>? {
    guard part.upperBound <= bytes.count,
      let opening = bytes[..<part.lowerBound].lastIndex(of: UInt8(ascii: "(")),
      let closing = bytes[part.upperBound...].firstIndex(of: UInt8(ascii: ")")),
      !bytes[opening..<part.lowerBound].contains(UInt8(ascii: ")"))
    else { return nil }
    return opening..<closing + 1
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
