import Text

/// Lines of nothing but names that a program replaces, `%container%%directions%`.
enum PlaceholderLines {
  /// Returns a document with blanks for these lines, so that all offsets stay.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func blanked(in bytes: [UInt8], from start: Int) -> [UInt8] {
    let mark = UInt8(ascii: "%")
    guard bytes[start...].contains(mark) else { return bytes }
    var blanked = bytes
    for line in bytes[start...].split(separator: 0x0A) where areNames(line) {
      for index in line.indices { blanked[index] = 0x20 }
    }
    return blanked
  }

  /// True for names between signs of percent, with nothing between them.
  private static func areNames(_ line: ArraySlice<UInt8>) -> Bool {
    let mark = UInt8(ascii: "%")
    var rest = line.drop { $0 == 0x20 }
    guard !rest.isEmpty else { return false }
    while !rest.isEmpty {
      let name = rest.dropFirst().prefix { $0.isASCIIAlphanumeric || "*_-".utf8.contains($0) }
      guard rest.first == mark, !name.isEmpty, name.endIndex < rest.endIndex,
        rest[name.endIndex] == mark
      else { return false }
      rest = rest[(name.endIndex + 1)...].drop { $0 == 0x20 || $0 == 0x0D }
    }
    return true
  }
}
