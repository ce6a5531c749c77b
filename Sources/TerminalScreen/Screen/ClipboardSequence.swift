/// The control sequence that puts a text on the clipboard of a terminal (xterm's OSC 52).
package enum ClipboardSequence {
  /// Returns the sequence of a text.
  package static func bytes(copying text: String) -> [UInt8] {
    Array("\u{1B}]52;c;\(base64(Array(text.utf8)))\u{7}".utf8)
  }

  /// Returns bytes in base 64 (RFC 4648, section 4).
  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let padded = Array(group) + Array(repeating: 0, count: 3 - group.count)
      let number = padded.reduce(0) { $0 << 8 | Int($1) }
      for place in 0...group.count { text.append(digits[number >> (18 - 6 * place) & 0x3F]) }
      text += String(repeating: "=", count: 3 - group.count)
    }
    return text
  }
}
