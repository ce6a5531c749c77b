import Text

/// The durations in a step that Cooklang can mark: a number or a range of numbers, a space and a unit.
struct CooklangTimes {
  /// A duration and its mark.
  struct Time {
    /// The bytes in the step.
    let range: Range<Int>
    /// The mark: `~{25%minutes}`.
    let mark: String
  }

  /// The durations, in order.
  private(set) var found: [Time] = []

  /// Finds the durations in a step.
  init(in text: [UInt8]) {
    var place = 0
    while let start = text[place...].firstIndex(where: \.isASCIIDigit) {
      let number = Self.end(of: start, in: text) { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
      place = max(number, start + 1)
      guard let end = Self.rangeEnd(number, in: text), end < text.count, text[end] == 0x20,
        start == 0 || !Self.isPartOfWord(text[start - 1])
      else { continue }
      let unit = Self.end(of: end + 1, in: text) { $0 >= 0x80 || $0.isASCIIAlphanumeric }
      let word = String(decoding: text[(end + 1)..<unit], as: UTF8.self)
      guard word.utf8.count > 1, TimeUnits.seconds(of: word.lowercased()) != nil else { continue }
      let quantity = String(decoding: text[start..<end], as: UTF8.self)
      found.append(Time(range: start..<unit, mark: "~{\(quantity)%\(word)}"))
      place = unit
    }
  }

  /// Returns the end of a range of numbers that continues at a position, or the position itself; `nil`
  /// if a number ends in a point.
  private static func rangeEnd(_ end: Int, in text: [UInt8]) -> Int? {
    guard text[end - 1].isASCIIDigit else { return nil }
    guard end + 1 < text.count, text[end] == UInt8(ascii: "-"), text[end + 1].isASCIIDigit else {
      return end
    }
    return Self.end(of: end + 1, in: text, while: \.isASCIIDigit)
  }

  private static func end(
    of start: Int, in text: [UInt8], while isPart: (UInt8) -> Bool
  ) -> Int {
    text[start...].firstIndex { !isPart($0) } ?? text.count
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isASCIIAlphanumeric || ".,/-".utf8.contains(byte)
  }
}
