/// A search for a key in a text, whose bytes may be escaped in JSON, percent-encoded as in URLs,
/// written as character references of HTML, or as one of the latter two in JSON.
///
/// Escapes are recognised before anything is decoded, since messages and unknown fields show a
/// response undecoded. Rows are searched again once they are decoded.
struct SecretSpellings {
  /// A decoded byte, and the offset past its spelling.
  private struct Unit {
    let byte: UInt8
    let end: Int
  }

  private static let names: [(name: [UInt8], byte: UInt8)] = [
    (Array("amp".utf8), UInt8(ascii: "&")), (Array("lt".utf8), UInt8(ascii: "<")),
    (Array("gt".utf8), UInt8(ascii: ">")), (Array("quot".utf8), UInt8(ascii: "\"")),
    (Array("apos".utf8), UInt8(ascii: "'")), (Array("plus".utf8), UInt8(ascii: "+")),
    (Array("sol".utf8), UInt8(ascii: "/")), (Array("equals".utf8), UInt8(ascii: "=")),
  ]
  private static let longestReference = 10

  private let key: [UInt8]
  private let text: [UInt8]

  /// Creates a search for a key, which is visible ASCII.
  init(of key: String, in text: [UInt8]) {
    self.key = Array(key.utf8)
    self.text = text
  }

  /// Returns the offset past the key that starts at `start`, or `nil` if none does.
  func end(from start: Int) -> Int? {
    guard let first = key.first, text[start] == first || Self.introducesEscape(text[start]) else {
      return nil
    }
    // A byte that introduces escapes may also stand for itself, so there can be several ends.
    var ends = [start]
    for byte in key {
      ends = Array(Set(ends.flatMap { units(at: $0) }.filter { $0.byte == byte }.map(\.end)))
      if ends.isEmpty { return nil }
    }
    return ends.max()
  }

  private static func introducesEscape(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "&")
  }

  /// Returns the possible readings at `index`: the byte itself and what it introduces.
  private func units(at index: Int) -> [Unit] {
    guard index < text.count else { return [] }
    let byte = Unit(byte: text[index], end: index + 1)
    guard Self.introducesEscape(byte.byte) else { return [byte] }
    let plain = [byte, jsonEscape(at: index)].compactMap(\.self)
    return plain + plain.compactMap(escape)
  }

  /// Returns the byte at `index` as JSON reads it.
  private func jsonUnit(at index: Int) -> Unit? {
    guard index < text.count else { return nil }
    return jsonEscape(at: index) ?? Unit(byte: text[index], end: index + 1)
  }

  /// Decodes `\/`, `\"`, `\\` or `\u002f`.
  private func jsonEscape(at index: Int) -> Unit? {
    guard text[index] == UInt8(ascii: "\\"), index + 1 < text.count else { return nil }
    switch text[index + 1] {
    case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "\\"):
      return Unit(byte: text[index + 1], end: index + 2)
    case UInt8(ascii: "u"):
      guard index + 6 <= text.count else { return nil }
      return number(text[index + 2..<index + 6], radix: 16).map { Unit(byte: $0, end: index + 6) }
    default: return nil
    }
  }

  /// Decodes the escape that a `%` or `&` introduces.
  private func escape(_ introducer: Unit) -> Unit? {
    switch introducer.byte {
    case UInt8(ascii: "%"): percentEscape(after: introducer.end)
    case UInt8(ascii: "&"): reference(after: introducer.end)
    default: nil
    }
  }

  private func percentEscape(after start: Int) -> Unit? {
    guard let high = jsonUnit(at: start), let low = jsonUnit(at: high.end) else { return nil }
    return number([high.byte, low.byte], radix: 16).map { Unit(byte: $0, end: low.end) }
  }

  /// Decodes `#47;`, `#x2F;` or `sol;`.
  private func reference(after start: Int) -> Unit? {
    var content: [UInt8] = []
    var next = start
    while let unit = jsonUnit(at: next), content.count <= Self.longestReference {
      next = unit.end
      guard unit.byte != UInt8(ascii: ";") else {
        return byte(ofReference: content).map { Unit(byte: $0, end: next) }
      }
      content.append(unit.byte)
    }
    return nil
  }

  private func byte(ofReference content: [UInt8]) -> UInt8? {
    guard content.first == UInt8(ascii: "#") else {
      return Self.names.first { $0.name == content }?.byte
    }
    let digits = content.dropFirst()
    let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    return isHexadecimal ? number(digits.dropFirst(), radix: 16) : number(digits, radix: 10)
  }

  private func number(_ digits: some Sequence<UInt8>, radix: Int) -> UInt8? {
    UInt8(String(decoding: Array(digits), as: UTF8.self), radix: radix)
  }
}
