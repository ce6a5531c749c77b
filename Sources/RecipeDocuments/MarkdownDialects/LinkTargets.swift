/// Links of Markdown whose addresses contain blanks, `[leek](../my foods/leek.md)`, or tags of site
/// generators, `[leek]({{< relref "leek" >}})`, which are none by CommonMark, though their writers mean
/// them so.
enum LinkTargets {
  /// Returns a document in which such addresses have no blanks, so that all offsets stay.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func joined(in bytes: [UInt8], from start: Int) -> [UInt8] {
    var joined = bytes
    var index = start
    while index + 1 < bytes.count {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "]"), bytes[index + 1] == UInt8(ascii: "("),
        index > start, bytes[index - 1] != UInt8(ascii: "\\"),
        let target = target(at: index + 2, in: bytes), isLink(bytes[start..<index])
      else { continue }
      for place in target where !mayBeInAddress(bytes[place]) { joined[place] = UInt8(ascii: "+") }
    }
    return joined
  }

  private static func mayBeInAddress(_ byte: UInt8) -> Bool {
    byte > 0x20 && !"<>\"".utf8.contains(byte)
  }

  /// The maximum length of an address, and of the text of a link.
  private static let longest = 300

  /// Returns the range of an address with blanks, which has no title in quotes.
  private static func target(at start: Int, in bytes: [UInt8]) -> Range<Int>? {
    let rest = bytes[start...].prefix(longest)
    guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: ")") || $0 == 0x0A }),
      bytes[end] == UInt8(ascii: ")"), end > start, bytes[end - 1] != 0x20, bytes[start] != 0x20
    else { return nil }
    let target = bytes[start..<end]
    if target.starts(with: "{{".utf8) || target.starts(with: "{%".utf8) { return start..<end }
    let isPath = target.contains(UInt8(ascii: "/")) || target.suffix(4).contains(UInt8(ascii: "."))
    let hasTitle = target.contains { [UInt8(ascii: "\""), UInt8(ascii: "'"), 0x3C].contains($0) }
    return target.contains(0x20) && isPath && !hasTitle ? start..<end : nil
  }

  /// True if the bracket that a text ends before belongs to a link, not to an image.
  private static func isLink(_ text: ArraySlice<UInt8>) -> Bool {
    guard let open = text.suffix(longest).lastIndex(of: UInt8(ascii: "[")) else { return false }
    return open == text.startIndex || text[open - 1] != UInt8(ascii: "!")
  }
}
