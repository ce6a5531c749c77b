/// Character references: `&amp;`, `&#233;`, `&#xE9;` (CommonMark 2.5).
package enum HTMLEntity {
  /// The longest name and its ends, in bytes.
  package static let reach = 34

  /// The offset after the reference at `start`; `nil` when there is none.
  static func end(in bytes: [UInt8], at start: Int, limit: Int) -> Int? {
    let limit = min(limit, start + reach)
    guard start + 2 < limit, let semicolon = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")),
      scalar(of: bytes[start..<semicolon + 1]) != nil
    else { return nil }
    return semicolon + 1
  }

  /// The scalar that a whole reference stands for, from `&` to `;`.
  package static func scalar(of reference: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let body = reference.dropFirst().dropLast()
    guard body.first == UInt8(ascii: "#") else {
      return scalars[String(decoding: body, as: UTF8.self)]
    }
    let digits = body.dropFirst()
    let isHexadecimal = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    guard (1...7).contains(text.utf8.count), text.utf8.first?.isSign == false,
      let code = UInt32(text, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  /// A text with every reference replaced by what it stands for.
  package static func decoding(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"), let end = end(in: bytes, at: index, limit: bytes.count),
        let scalar = scalar(of: bytes[index..<end])
      {
        decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        index = end
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isSign: Bool { self == UInt8(ascii: "+") || self == UInt8(ascii: "-") }
}
