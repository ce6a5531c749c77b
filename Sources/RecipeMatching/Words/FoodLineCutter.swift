import Text

/// A splitter of an ingredient line at its commas, which skips text in parentheses.
///
/// Text after a parenthesis that is never closed is not skipped: "1 (14 oz can tomatoes".
struct FoodLineCutter {
  private let line: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var hidesParentheses = true

  /// Creates a splitter of a line of valid UTF-8.
  init(_ line: UnsafeBufferPointer<UInt8>) {
    self.line = line
  }

  /// Appends the folded text up to the next comma.
  ///
  /// - Returns: True if there was any text left.
  mutating func appendSegment(to folded: inout [UInt8]) -> Bool {
    guard index < line.count else { return false }
    var start = index
    while index < line.count {
      guard let (mark, length) = mark(at: index) else {
        index += 1
        continue
      }
      if mark == .comma {
        append(start..<index, to: &folded)
        index += length
        return true
      }
      let end = mark == .opening ? endOfParenthesis(from: index) : nil
      if let end {
        append(start..<index, to: &folded)
        start = end
      }
      index = end ?? index + length
    }
    append(start..<index, to: &folded)
    return true
  }

  private enum Mark {
    case comma
    case opening
    case closing
  }

  /// Returns the comma or parenthesis at an offset, ASCII or full-width, and its length in bytes.
  @inline(__always)
  private func mark(at index: Int) -> (Mark, length: Int)? {
    switch line[index] {
    case UInt8(ascii: ","): (.comma, 1)
    case UInt8(ascii: "("): (.opening, 1)
    case UInt8(ascii: ")"): (.closing, 1)
    case 0xE3, 0xEF: wideMark(at: index).map { ($0, 3) }
    default: nil
    }
  }

  private func wideMark(at index: Int) -> Mark? {
    guard index + 2 < line.count else { return nil }
    switch (line[index], line[index + 1], line[index + 2]) {
    case (0xEF, 0xBC, 0x8C), (0xE3, 0x80, 0x81): return .comma
    case (0xEF, 0xBC, 0x88): return .opening
    case (0xEF, 0xBC, 0x89): return .closing
    default: return nil
    }
  }

  /// Returns the offset after the parenthesis that closes the one at `start`.
  ///
  /// If it is never closed, later ones are not examined, which keeps the time linear.
  private mutating func endOfParenthesis(from start: Int) -> Int? {
    guard hidesParentheses else { return nil }
    var depth = 0
    var index = start
    while index < line.count {
      let found = mark(at: index)
      if found?.0 == .opening { depth += 1 }
      if found?.0 == .closing { depth -= 1 }
      index += found?.length ?? 1
      if depth == 0 { return index }
    }
    hidesParentheses = false
    return nil
  }

  private func append(_ range: Range<Int>, to folded: inout [UInt8]) {
    TextFolding.append(UnsafeBufferPointer(rebasing: line[range]), to: &folded)
  }
}
