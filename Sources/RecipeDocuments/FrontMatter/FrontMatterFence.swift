import MarkdownSyntax

/// The location of front matter in a document: between two lines `---`, or two lines `+++`.
struct FrontMatterFence {
  /// The maximum size of front matter, in bytes.
  private static let limit = 1 << 20

  /// True if it is TOML rather than YAML.
  let isTOML: Bool
  /// The range between the two lines.
  let content: Range<Int>
  /// The offset past the closing line.
  let bodyStart: Int
  /// The number of the line there, from 1.
  let bodyLine: Int

  /// Locates front matter; `nil` if the first line is not a fence or no closing line follows.
  init?(in bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard start < bytes.count else { return nil }
    let fence = bytes[start]
    guard fence == UInt8(ascii: "-") || fence == UInt8(ascii: "+") else { return nil }
    var line = Line(in: bytes, at: start)
    guard line.isFence(of: fence, in: bytes) else { return nil }
    let contentStart = line.next
    var number = 2
    while line.next < bytes.count, line.next - contentStart < Self.limit {
      line = Line(in: bytes, at: line.next)
      if line.isFence(of: fence, in: bytes) {
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
