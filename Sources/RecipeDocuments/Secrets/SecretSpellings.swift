import MarkdownSyntax

/// A search for a key in a text, whose bytes may be escaped in JSON, percent-encoded as in URLs,
/// written as character references of HTML, or as several of these inside each other.
///
/// Escapes are recognised before anything is decoded, since what is kept is a response undecoded.
struct SecretSpellings {
  /// Decoded bytes, and the offset past their spelling.
  private struct Unit: Hashable {
    let bytes: [UInt8]
    let end: Int

    init(_ bytes: [UInt8], end: Int) {
      self.bytes = bytes
      self.end = end
    }

    init(_ scalar: Unicode.Scalar, end: Int) {
      self.init(Array(String(scalar).utf8), end: end)
    }
  }

  /// The number of escapes inside each other that are recognised.
  private static let depth = 4

  private let key: [UInt8]
  private let text: [UInt8]

  /// Creates a search for a key.
  init(of key: String, in text: [UInt8]) {
    self.key = Array(key.utf8)
    self.text = text
  }

  /// Returns the offset past the key that starts at `start`, or `nil` if none does.
  func end(from start: Int) -> Int? {
    guard let first = key.first, text[start] == first || Self.introducesEscape(text[start]) else {
      return nil
    }
    // A byte that introduces escapes may also stand for itself, so there can be several readings: the
    // offsets past the first bytes of the key, by their number.
    var ends: [Int: Set<Int>] = [0: [start]]
    for count in key.indices {
      for offset in ends.removeValue(forKey: count) ?? [] {
        for unit in units(at: offset) where key[count...].starts(with: unit.bytes) {
          ends[count + unit.bytes.count, default: []].insert(unit.end)
        }
      }
      if ends.isEmpty { return nil }
    }
    return ends[key.count]?.max()
  }

  private static func introducesEscape(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "&")
  }

  /// Returns the possible readings at `index`: the byte itself, what it introduces, what that
  /// introduces, and so on.
  private func units(at index: Int) -> Set<Unit> {
    guard index < text.count else { return [] }
    var all: Set = [Unit([text[index]], end: index + 1)]
    if text[index] == UInt8(ascii: "+") { all.insert(Unit([UInt8(ascii: " ")], end: index + 1)) }
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
    switch introducer.bytes {
    case [UInt8(ascii: "\\")]: jsonEscape(after: introducer.end)
    case [UInt8(ascii: "%")]: percentEscape(after: introducer.end)
    case [UInt8(ascii: "&")]: reference(after: introducer.end)
    default: nil
    }
  }

  private func percentEscape(after start: Int) -> Unit? {
    guard let high = jsonUnit(at: start), let low = jsonUnit(at: high.end),
      let byte = UInt8(hexadecimal: high.bytes + low.bytes)
    else { return nil }
    return Unit([byte], end: low.end)
  }

  /// Decodes `#47;`, `#x2F;` or `sol;`, whose ampersand is before `start`.
  private func reference(after start: Int) -> Unit? {
    var content: [UInt8] = [UInt8(ascii: "&")]
    var next = start
    while let unit = jsonUnit(at: next), content.count < HTMLEntity.reach {
      next = unit.end
      content += unit.bytes
      guard unit.bytes == [UInt8(ascii: ";")] else { continue }
      guard let entity = HTMLEntity(content[...]) else { return nil }
      var bytes: [UInt8] = []
      entity.append(to: &bytes)
      return Unit(bytes, end: next)
    }
    return nil
  }
}

// MARK: - JSON

extension SecretSpellings {
  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
  ]

  /// Returns the bytes at `index` as JSON reads them.
  private func jsonUnit(at index: Int) -> Unit? {
    guard index < text.count else { return nil }
    let byte = Unit([text[index]], end: index + 1)
    return byte.bytes == [UInt8(ascii: "\\")] ? jsonEscape(after: byte.end) ?? byte : byte
  }

  /// Decodes `\/`, `\"`, `\\`, `\n`, `\u002f` or `\x2f`, whose backslash is before `start`.
  private func jsonEscape(after start: Int) -> Unit? {
    guard start < text.count else { return nil }
    switch text[start] {
    case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "\\"):
      return Unit([text[start]], end: start + 1)
    case UInt8(ascii: "u"): return scalar(after: start + 1)
    case UInt8(ascii: "x"):
      return UInt8(hexadecimal: text[(start + 1)...].prefix(2)).map { Unit([$0], end: start + 3) }
    case let letter:
      return Self.controls[letter].map { Unit([$0], end: start + 1) }
    }
  }

  /// Decodes the digits of `\u00e4`, and the second half of a surrogate pair.
  private func scalar(after start: Int) -> Unit? {
    guard let high = codeUnit(at: start) else { return nil }
    guard UTF16.isLeadSurrogate(high) else {
      return Unicode.Scalar(high).map { Unit($0, end: start + 4) }
    }
    // Its backslash may be escaped itself, as often as the first one.
    let rest = text[(start + 4)...]
    let count = rest.prefix { $0 == UInt8(ascii: "\\") }.count
    let digits = start + 4 + count + 1
    guard count > 0, digits < text.count, text[digits - 1] == UInt8(ascii: "u"),
      let low = codeUnit(at: digits), UTF16.isTrailSurrogate(low)
    else { return nil }
    let value = 0x1_0000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
    return Unicode.Scalar(value).map { Unit($0, end: digits + 4) }
  }

  private func codeUnit(at start: Int) -> UInt16? {
    guard start + 4 <= text.count else { return nil }
    return UInt16(hexadecimal: text[start..<start + 4])
  }
}

extension FixedWidthInteger {
  /// Reads hexadecimal digits, or returns `nil` if there is anything else or nothing.
  fileprivate init?(hexadecimal digits: some Collection<UInt8>) {
    self.init(String(decoding: Array(digits), as: UTF8.self), radix: 16)
  }
}
