import Text

/// A line of TOML as far as secrets are concerned: the key that it starts with, and whether its value
/// goes on in the next lines.
struct AssignmentLine {
  /// The last part of the key before `=`, or before a mistaken `:`.
  let name: String
  /// True if the value may go on in the lines that follow.
  let isOpen: Bool

  /// Reads a line, or returns `nil` if it assigns nothing.
  init?(_ line: String) {
    let utf8 = line.utf8[...].drop { $0 == 0x20 || $0 == 0x09 }
    guard let sign = utf8.firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }),
      case let key = utf8[..<sign], !key.isEmpty, key.allSatisfy(\.isKeyPart)
    else { return nil }
    name = String(
      decoding: key.split { !$0.isASCIIAlphanumeric && $0 != 0x5F && $0 != 0x2D }.last ?? [],
      as: UTF8.self)
    isOpen = Self.isOpen(utf8[utf8.index(after: sign)...])
  }

  private static func isOpen(_ value: Substring.UTF8View) -> Bool {
    let value = value.filter { $0 > 0x20 }
    guard let first = value.first, let last = value.last else { return false }
    if value.starts(with: "\"\"\"".utf8) || value.starts(with: "'''".utf8) { return true }
    switch first {
    case UInt8(ascii: "["): return last != UInt8(ascii: "]")
    case UInt8(ascii: "{"): return last != UInt8(ascii: "}")
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return value.count { $0 == first } < 2
    default: return false
    }
  }
}

extension UInt8 {
  /// True for the characters of keys, with dots, quotation marks and blanks.
  fileprivate var isKeyPart: Bool {
    isASCIIAlphanumeric || "_-.\"' \t".utf8.contains(self)
  }
}
