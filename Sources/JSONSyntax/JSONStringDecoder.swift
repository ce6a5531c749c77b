/// A decoder of strings with escapes.
///
/// The content has been validated by the parser: every escape is complete, all else is UTF-8.
struct JSONStringDecoder {
  private let content: ArraySlice<UInt8>
  private var offset: Int
  private var decoded: [UInt8] = []

  /// Decodes the bytes between the quotes.
  ///
  /// An unpaired surrogate, which no Unicode text can contain, becomes U+FFFD.
  static func decode(_ content: ArraySlice<UInt8>) -> String {
    var decoder = JSONStringDecoder(content)
    decoder.run()
    return String(decoding: decoder.decoded, as: UTF8.self)
  }

  private init(_ content: ArraySlice<UInt8>) {
    self.content = content
    offset = content.startIndex
    decoded.reserveCapacity(content.count)
  }

  private mutating func run() {
    while let escape = content[offset...].firstIndex(of: UInt8(ascii: "\\")) {
      decoded.append(contentsOf: content[offset..<escape])
      offset = escape + 1
      decodeEscape()
    }
    decoded.append(contentsOf: content[offset...])
  }

  private mutating func decodeEscape() {
    guard let letter = next() else { return }
    switch letter {
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): append(scalar())
    default: decoded.append(letter)
    }
  }

  private mutating func next() -> UInt8? {
    guard offset < content.endIndex else { return nil }
    defer { offset += 1 }
    return content[offset]
  }

  /// Decodes the scalar of `XXXX`, or of `XXXX\uXXXX` if the two are a surrogate pair.
  private mutating func scalar() -> Unicode.Scalar {
    let first = codeUnit()
    guard 0xD800..<0xDC00 ~= first, content[offset...].starts(with: [0x5C, 0x75]) else {
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    let beforeSecond = offset
    offset += 2
    let second = codeUnit()
    guard 0xDC00..<0xE000 ~= second else {
      offset = beforeSecond
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      value = value << 4 | (next().flatMap(JSONHexadecimal.value) ?? 0)
    }
    return value
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
