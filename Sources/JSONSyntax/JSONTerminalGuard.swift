/// Escapes for characters by which a JSON text could control a terminal.
///
/// RFC 8259 permits DEL, the C1 controls and the bidirectional overrides in strings. Terminals act
/// on them, so they are written as `\uXXXX`, to pipes too: the output does not depend on its
/// reader.
package enum JSONTerminalGuard {
  /// Returns the JSON text with these characters escaped, which does not change its meaning.
  package static func guarded(_ json: [UInt8]) -> [UInt8] {
    guard json.contains(where: mayBegin) else { return json }
    var result: [UInt8] = []
    result.reserveCapacity(json.count + 16)
    var index = 0
    while index < json.count {
      if mayBegin(json[index]), let found = scalar(in: json, at: index) {
        result.append(contentsOf: escape(found.value).utf8)
        index += found.length
      } else {
        result.append(json[index])
        index += 1
      }
    }
    return result
  }

  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }

  private static func scalar(in json: [UInt8], at index: Int) -> (value: Int, length: Int)? {
    let second = index + 1 < json.count ? json[index + 1] : 0
    let third = index + 2 < json.count ? json[index + 2] : 0
    switch (json[index], second, third) {
    case (0x7F, _, _): return (0x7F, 1)
    case (0xC2, 0x80...0x9F, _): return (Int(second), 2)
    case (0xE2, 0x80, 0xA8...0xAE): return (0x2000 + Int(third) - 0x80, 3)
    case (0xE2, 0x81, 0xA6...0xA9): return (0x2040 + Int(third) - 0x80, 3)
    default: return nil
    }
  }

  private static func escape(_ value: Int) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
