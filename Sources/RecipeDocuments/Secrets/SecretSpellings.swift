import MarkdownSyntax

/// A search for a key in a text, whose bytes may be escaped in JSON, percent-encoded as in URLs,
/// written as character references of HTML, or as several of these inside each other.
///
/// Escapes are recognised before anything is decoded, since what is kept is a response undecoded.
struct SecretSpellings {
  /// A decoded byte, and the offset past its spelling.
  private struct Unit: Hashable {
    let byte: UInt8
    let end: Int
  }

  /// The number of escapes inside each other that are recognised.
  private static let depth = 4

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
    var ends: Set = [start]
    for byte in key {
      ends = Set(ends.flatMap { units(at: $0) }.filter { $0.byte == byte }.map(\.end))
      if ends.isEmpty { return nil }
    }
    return ends.max()
  }

  private static func introducesEscape(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "&")
  }

  /// Returns the possible readings at `index`: the byte itself, what it introduces, what that
  /// introduces, and so on.
  private func units(at index: Int) -> Set<Unit> {
    guard index < text.count else { return [] }
    var all: Set = [Unit(byte: text[index], end: index + 1)]
    var latest = all
    for _ in 0..<Self.depth {
      latest = Set(latest.compactMap(escape)).subtracting(all)
      if latest.isEmpty { break }
      all.formUnion(latest)
    }
    return all
  }

  /// Decodes the escape that a `\`, `%` or `&` introduces.
  private func escape(_ introducer: Unit) -> Unit? {
    switch introducer.byte {
    case UInt8(ascii: "\\"): jsonEscape(after: introducer.end)
    case UInt8(ascii: "%"): percentEscape(after: introducer.end)
    case UInt8(ascii: "&"): reference(after: introducer.end)
    default: nil
    }
  }

  /// Returns the byte at `index` as JSON reads it.
  private func jsonUnit(at index: Int) -> Unit? {
    guard index < text.count else { return nil }
    let byte = Unit(byte: text[index], end: index + 1)
    return byte.byte == UInt8(ascii: "\\") ? jsonEscape(after: byte.end) ?? byte : byte
  }

  /// Decodes `\/`, `\"`, `\\` or `\u002f`, whose backslash is before `start`.
  private func jsonEscape(after start: Int) -> Unit? {
    guard start < text.count else { return nil }
    switch text[start] {
    case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "\\"):
      return Unit(byte: text[start], end: start + 1)
    case UInt8(ascii: "u"):
      guard start + 5 <= text.count else { return nil }
      return number(text[start + 1..<start + 5]).map { Unit(byte: $0, end: start + 5) }
    default: return nil
    }
  }

  private func percentEscape(after start: Int) -> Unit? {
    guard let high = jsonUnit(at: start), let low = jsonUnit(at: high.end) else { return nil }
    return number([high.byte, low.byte]).map { Unit(byte: $0, end: low.end) }
  }

  /// Decodes `#47;`, `#x2F;` or `sol;`, whose ampersand is before `start`.
  private func reference(after start: Int) -> Unit? {
    var content: [UInt8] = [UInt8(ascii: "&")]
    var next = start
    while let unit = jsonUnit(at: next), content.count < HTMLEntity.reach {
      next = unit.end
      content.append(unit.byte)
      guard unit.byte == UInt8(ascii: ";") else { continue }
      guard let scalar = HTMLEntity(content[...])?.first else { return nil }
      return UInt8(exactly: scalar.value).map { Unit(byte: $0, end: next) }
    }
    return nil
  }

  private func number(_ digits: some Sequence<UInt8>) -> UInt8? {
    UInt8(String(decoding: Array(digits), as: UTF8.self), radix: 16)
  }
}
