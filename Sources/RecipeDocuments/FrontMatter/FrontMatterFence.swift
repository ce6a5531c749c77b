import MarkdownSyntax
import Text

/// The location of front matter in a document: between two lines `---`, `---` and `...`, or two lines
/// `+++`.
struct FrontMatterFence {
  /// The maximum size of front matter, in bytes.
  private static let limit = 1 << 20

  /// True if it is TOML rather than YAML.
  let isTOML: Bool
  /// The range between the two lines.
  let content: Range<Int>
  /// The number of the line after the opening one, from 1.
  let contentLine: Int
  /// The offset past the closing line.
  let bodyStart: Int
  /// The number of the line there, from 1.
  let bodyLine: Int

  /// Locates front matter; `nil` if the first line is not a fence or no closing line follows.
  ///
  /// Empty lines may precede it if a key follows, as otherwise it is a thematic break.
  init?(in bytes: [UInt8]) {
    let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let blanks = bytes[first...].prefix(Self.mostBlanks).prefix { $0 <= 0x20 }
    let start = blanks.isEmpty || blanks.last == 0x0A ? blanks.endIndex : first
    guard start < bytes.count else { return nil }
    let fence = bytes[start]
    guard fence == UInt8(ascii: "-") || fence == UInt8(ascii: "+") else { return nil }
    var line = Line(in: bytes, at: start)
    guard line.isFence(of: fence, in: bytes) else { return nil }
    let contentStart = line.next
    guard start == first || Self.beginsWithKey(bytes[contentStart...]) else { return nil }
    contentLine = blanks.count { $0 == 0x0A } + 2
    // YAML ends with three full stops, too.
    let mayEnd = fence == UInt8(ascii: "-") && Self.beginsWithKey(bytes[contentStart...])
    var number = contentLine
    while line.next < bytes.count, line.next - contentStart < Self.limit {
      line = Line(in: bytes, at: line.next)
      if line.isFence(of: fence, in: bytes)
        || mayEnd && line.isFence(of: UInt8(ascii: "."), in: bytes)
      {
        isTOML = fence == UInt8(ascii: "+")
        content = contentStart..<line.start
        bodyStart = line.next
        bodyLine = number + 1
        return
      }
      number += 1
    }
    return nil
  }

  /// The maximum size of the empty lines above front matter, in bytes.
  private static let mostBlanks = 64

  /// True if a text begins with a key: `title: Leek soup`, `title = "Leek soup"`.
  private static func beginsWithKey(_ text: ArraySlice<UInt8>) -> Bool {
    let line = text.drop { $0 <= 0x20 }.prefix { $0 != 0x0A }
    let key = line.prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") || $0 >= 0x80 }
    let next = line[key.endIndex...].drop { $0 == 0x20 }.first
    return !key.isEmpty && (next == UInt8(ascii: ":") || next == UInt8(ascii: "="))
  }

  private struct Line {
    let start: Int
    let end: Int
    var next: Int

    init(in bytes: [UInt8], at start: Int) {
      self.start = start
      end = bytes.lineEnd(from: start)
      next = min(end + 1, bytes.count)
    }

    /// True if the line consists of three fence bytes, and blanks.
    func isFence(of byte: UInt8, in bytes: [UInt8]) -> Bool {
      guard end - start >= 3, bytes[start] == byte, bytes[start + 1] == byte,
        bytes[start + 2] == byte
      else { return false }
      return bytes[(start + 3)..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    }
  }
}
