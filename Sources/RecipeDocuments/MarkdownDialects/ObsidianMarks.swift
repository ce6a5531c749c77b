import Text

/// Marks that Obsidian never displays: comments `%% … %%` and the names of blocks, ` ^name`, at the
/// ends of lines.
enum ObsidianMarks {
  /// Returns a document with blanks for the marks, so that all offsets stay.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func blanked(in bytes: [UInt8], from start: Int) -> [UInt8] {
    let ranges = comments(in: bytes, from: start) + names(in: bytes, from: start)
    guard !ranges.isEmpty else { return bytes }
    var bytes = bytes
    for range in ranges {
      for index in range where bytes[index] != 0x0A { bytes[index] = 0x20 }
    }
    return bytes
  }

  /// Returns the ranges of comments, each of which starts after white space.
  private static func comments(in bytes: [UInt8], from start: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var opening: Int?
    var index = start
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "%"), bytes[index + 1] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      if let first = opening {
        ranges.append(first..<(index + 2))
        opening = nil
      } else if index == start || bytes[index - 1] <= 0x20 {
        opening = index
      }
      index += 2
    }
    return ranges
  }

  /// Returns the ranges of names of blocks.
  private static func names(in bytes: [UInt8], from start: Int) -> [Range<Int>] {
    bytes[start...].indices.compactMap { index in
      guard bytes[index] == UInt8(ascii: "^"), index > start, bytes[index - 1] == 0x20 else {
        return nil
      }
      let name = bytes[(index + 1)...].prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
      let rest = bytes[name.endIndex...].drop { $0 == 0x20 || $0 == 0x0D }
      return !name.isEmpty && rest.first ?? 0x0A == 0x0A ? index..<name.endIndex : nil
    }
  }
}
