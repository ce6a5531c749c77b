/// URLs of web pages in a text.
enum WebAddress {
  /// Returns the first URL in a range of bytes, or `nil` if there is none.
  static func first(in bytes: ArraySlice<UInt8>) -> String? {
    var index = bytes.startIndex
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "h")) {
      index = start + 1
      guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "t") else { continue }
      let rest = bytes[start...]
      if rest.starts(with: "https://".utf8) || rest.starts(with: "http://".utf8) {
        return String(decoding: address(at: start, in: bytes), as: UTF8.self)
      }
    }
    return nil
  }

  /// True if all of a text is a URL with a scheme.
  static func isWhole(_ text: String) -> Bool {
    let text = text.cleaned(.line)
    return text.hasPrefix("http") && !text.utf8.contains { $0 <= 0x20 }
      && first(in: Array(text.utf8)[...])?.utf8.count == text.utf8.count
  }

  /// Returns a text that is a URL without a scheme, `www.x.example/y`, or `nil` for any other text.
  ///
  /// It begins with `www.`, or has a slash behind a host that ends in letters: "Food.com" is a
  /// site's name, "Nr.5/2020" an issue of a magazine.
  static func withoutScheme(_ text: String) -> String? {
    guard !text.utf8.contains(where: { $0 <= 0x20 }) else { return nil }
    let host = text.utf8.prefix { $0 != UInt8(ascii: "/") }
    let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
    if text.lowercased().hasPrefix("www.") { return text }
    let hasPath = host.endIndex < text.utf8.endIndex
    return hasPath && labels.last.map(isTopLevel) ?? false ? text : nil
  }

  /// True if a host can end with a label: two letters or more.
  private static func isTopLevel(_ label: Substring.UTF8View) -> Bool {
    label.count > 1 && label.allSatisfy { $0 >= 0x80 || ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
  }

  private static func address(at start: Int, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var depth = 0
    var index = start
    scan: while index < bytes.endIndex {
      // Lowercase letters need no closer look.
      if bytes[index] > UInt8(ascii: "]") {
        index += 1
        continue
      }
      switch bytes[index] {
      case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "]"):
        break scan
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { break scan }
      default: break
      }
      index += 1
    }
    var address = bytes[start..<index]
    while let last = address.last, ".,;:!?*_".utf8.contains(last) { address.removeLast() }
    return address
  }
}
