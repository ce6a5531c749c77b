/// Lines that begin with a bullet which Markdown does not know.
///
/// They are "• 2 leeks", of several lines "– 2 leeks", and numbers as Pandoc counts them, `(@)` and `#.`.
enum LooseBullets {
  /// Returns a document with `-` and `1.` for these bullets, so that all offsets stay.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func replaced(in bytes: [UInt8], from start: Int) -> [UInt8] {
    guard
      bytes[start...].contains(where: {
        $0 == 0xE2 || $0 == 0xC2 || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "#")
      })
    else { return bytes }
    var replaced = bytes
    var isInCode = false
    var lastDash: Bullet?
    var index = start
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[index..<end]
      index = end + 1
      if AdmonitionLine.isFence(line) { isInCode.toggle() }
      if !isInCode, let keycap = keycap(in: line) {
        replaced.replaceSubrange(keycap.range, with: keycap.mark)
      }
      if !isInCode, let mark = counter(in: line) {
        replaced.replaceSubrange(
          mark, with: Array("1.".utf8) + Array(repeating: 0x20, count: mark.count - 2))
      }
      guard !isInCode, let bullet = Bullet(line) else {
        if line.contains(where: { $0 > 0x20 }) { lastDash = nil }
        continue
      }
      guard bullet.isDash else {
        bullet.replace(in: &replaced)
        continue
      }
      if let last = lastDash {
        last.replace(in: &replaced)
        bullet.replace(in: &replaced)
      }
      lastDash = bullet
    }
    return replaced
  }

  /// Returns the number of a step in a key, "1️⃣", at the start of a line, with a mark of the same length.
  private static func keycap(
    in line: ArraySlice<UInt8>
  ) -> (range: Range<Int>, mark: [UInt8])? {
    guard let digit = line.first, (0x31...0x39).contains(digit) else { return nil }
    let rest = line.dropFirst()
    guard let key = ["\u{FE0F}\u{20E3}", "\u{20E3}"].first(where: { rest.starts(with: $0.utf8) })
    else { return nil }
    let length = 1 + key.utf8.count
    let lead = Array(repeating: UInt8(0x20), count: max(0, length - 5))
    let mark = lead + [digit, UInt8(ascii: ".")]
    let blanks = Array(repeating: UInt8(0x20), count: length - mark.count)
    return (line.startIndex..<line.startIndex + length, mark + blanks)
  }

  /// Returns the range of a mark `(@)` or `#.` at the start of a line, or `nil` for other lines.
  private static func counter(in line: ArraySlice<UInt8>) -> Range<Int>? {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    for mark in ["(@) ", "#. "] where text.starts(with: mark.utf8) {
      return text.startIndex..<(text.startIndex + mark.utf8.count - 1)
    }
    return nil
  }

  /// The bullet at the start of a line.
  private struct Bullet {
    /// The offset of the mark, and its length in bytes.
    let (start, length): (Int, Int)
    /// True for a dash, which may begin what somebody says.
    let isDash: Bool

    /// Creates the bullet, or returns `nil` for other lines.
    init?(_ line: ArraySlice<UInt8>) {
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard let first = text.first, first == 0xE2 || first == 0xC2 else { return nil }
      let mark = LooseBullets.marks.first { text.starts(with: $0.bytes) }
      guard let mark, let next = text.dropFirst(mark.bytes.count).first,
        next == 0x20 || next == 0x09
      else { return nil }
      // A second mark in the line divides it.
      let rest = text.dropFirst(mark.bytes.count)
      guard !rest.indices.contains(where: { rest[$0...].starts(with: mark.bytes) }) else {
        return nil
      }
      (start, length, isDash) = (text.startIndex, mark.bytes.count, mark.isDash)
    }

    func replace(in bytes: inout [UInt8]) {
      // More than four blanks behind the mark would begin code.
      let mark = start + max(0, length - 4)
      for index in start..<start + length {
        bytes[index] = index == mark ? UInt8(ascii: "-") : 0x20
      }
    }
  }

  private static let marks: [(bytes: [UInt8], isDash: Bool)] =
    ["✔️", "☑️"].map { (Array($0.utf8), false) }
    + "•◦▪▫‣·●■□◻▢☐∙➢✔✅☑✓➤".map { (Array(String($0).utf8), false) }
    + ["‒‒", "––", "——", "‒", "–", "—", "―"].map { (Array($0.utf8), true) }
}
