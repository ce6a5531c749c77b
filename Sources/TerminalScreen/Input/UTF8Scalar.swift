/// The first scalar of bytes that may end inside it.
enum UTF8Scalar {
  /// Decodes the first scalar.
  ///
  /// - Returns: The scalar, or `nil` for bytes that are not UTF-8, with the number of bytes to skip; `nil`
  ///   if more bytes are needed.
  static func first(of bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar?, count: Int)? {
    guard let first = bytes.first else { return nil }
    let length =
      switch first {
      case ..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0 else { return (nil, 1) }
    let found = bytes.prefix(length)
    let valid = 1 + found.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
    guard valid == length else { return valid == bytes.count ? nil : (nil, valid) }
    let text = String(decoding: found, as: UTF8.self).unicodeScalars
    let scalar = text.count == 1 && text.first != "\u{FFFD}" ? text.first : nil
    return (scalar, length)
  }
}
