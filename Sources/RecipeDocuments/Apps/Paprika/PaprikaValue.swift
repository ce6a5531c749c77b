/// A value in a document of Paprika.
enum PaprikaValue: Sendable {
  case text(String)
  case texts([String])
  case number(Int)
  case none

  /// Returns the JSON of an object as Python formats it: sorted keys, ASCII, a space after `,` and
  /// `:`.
  static func object(_ members: [String: PaprikaValue]) -> [UInt8] {
    var json: [UInt8] = [UInt8(ascii: "{")]
    for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { json += ", ".utf8 }
      append(member.key, to: &json)
      json += ": ".utf8
      member.value.append(to: &json)
    }
    return json + [UInt8(ascii: "}")]
  }

  private func append(to json: inout [UInt8]) {
    switch self {
    case .text(let text): Self.append(text, to: &json)
    case .number(let number): json += String(number).utf8
    case .none: json += "null".utf8
    case .texts(let texts):
      json.append(UInt8(ascii: "["))
      for (index, text) in texts.enumerated() {
        if index > 0 { json += ", ".utf8 }
        Self.append(text, to: &json)
      }
      json.append(UInt8(ascii: "]"))
    }
  }

  private static func append(_ text: String, to json: inout [UInt8]) {
    json.append(UInt8(ascii: "\""))
    for unit in text.utf16 { append(unit, to: &json) }
    json.append(UInt8(ascii: "\""))
  }

  private static func append(_ unit: UInt16, to json: inout [UInt8]) {
    switch unit {
    case 0x22: json += "\\\"".utf8
    case 0x5C: json += "\\\\".utf8
    case 0x0A: json += "\\n".utf8
    case 0x0D: json += "\\r".utf8
    case 0x09: json += "\\t".utf8
    case 0x08: json += "\\b".utf8
    case 0x0C: json += "\\f".utf8
    case 0x20...0x7E: json.append(UInt8(truncatingIfNeeded: unit))
    default:
      let digits = String(unit, radix: 16)
      json += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
    }
  }
}
