extension ArraySlice<UInt8> {
  /// Decodes the text of a destination, title or info string: resolves escapes and character
  /// references (CommonMark 2.4 and 2.5), and strips the leading blanks of lines.
  func decodingMarkup() -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(count)
    var index = startIndex
    while index < endIndex {
      index = appendDecoded(at: index, to: &decoded)
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Appends the character at an offset; returns the offset past it.
  private func appendDecoded(at index: Int, to decoded: inout [UInt8]) -> Int {
    switch self[index] {
    case UInt8(ascii: "\\") where index + 1 < endIndex && self[index + 1].isPunctuation:
      decoded.append(self[index + 1])
      return index + 2
    case UInt8(ascii: "&"):
      guard let entity = HTMLEntity(in: self, at: index) else { break }
      entity.append(to: &decoded)
      return entity.end
    case 0x0A:
      decoded.append(0x0A)
      return self[(index + 1)...].firstIndex { !$0.isBlank } ?? endIndex
    case 0x0D where index + 1 < endIndex && self[index + 1] == 0x0A:
      return index + 1
    default: break
    }
    decoded.append(self[index])
    return index + 1
  }
}
