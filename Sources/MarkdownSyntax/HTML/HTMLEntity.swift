/// A character reference: `&amp;`, `&#233;` or `&#xE9;` (CommonMark 2.5).
package struct HTMLEntity: Sendable, Hashable {
  /// The length of the longest reference, `&` and `;` included, in bytes.
  package static let reach = 34

  /// The character, or the first of two.
  package let first: Unicode.Scalar
  /// The second character, which only some mathematical symbols have.
  package let second: Unicode.Scalar?
  /// The offset past its semicolon.
  let end: Int

  /// Parses the reference at the `&` at an offset, or returns `nil` if there is none.
  init?(in bytes: ArraySlice<UInt8>, at start: Int) {
    let reference = bytes[start...].prefix(Self.reach)
    guard let semicolon = reference.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    self.init(reference[...semicolon])
  }

  /// Parses a whole reference, from `&` to `;`, or returns `nil` if it is undefined.
  package init?(_ reference: ArraySlice<UInt8>) {
    let body = reference.dropFirst().dropLast()
    end = reference.endIndex
    if body.first == UInt8(ascii: "#") {
      guard let scalar = Self.scalar(numbered: body.dropFirst()) else { return nil }
      first = scalar
      second = nil
    } else {
      guard let codes = HTMLEntityTable.codes(of: body), let scalar = Unicode.Scalar(codes.first)
      else { return nil }
      first = scalar
      second = codes.second.flatMap(Unicode.Scalar.init)
    }
  }

  private static func scalar(numbered digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    guard (1...(isHexadecimal ? 6 : 7)).contains(text.utf8.count), text.utf8.first?.isSign == false,
      let code = UInt32(text, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  /// Appends its characters in UTF-8.
  package func append(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UTF8.encode(first) ?? UTF8.encodedReplacementCharacter)
    if let second {
      bytes.append(contentsOf: UTF8.encode(second) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Returns a text with its references decoded.
  package static func decoding(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"), let entity = HTMLEntity(in: bytes[...], at: index) {
        entity.append(to: &decoded)
        index = entity.end
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
