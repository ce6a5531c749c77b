import Text

/// Tags with the marks that some programs write before them, `tags: #soup, #quick`, which YAML takes for a
/// comment.
enum HashTags {
  /// Returns a document whose tags in YAML have commas between them and no marks, so that all offsets stay.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - content: The range of its front matter.
  static func plain(in bytes: [UInt8], _ content: Range<Int>) -> [UInt8] {
    guard bytes[content].contains(mark) else { return bytes }
    var plain = bytes
    var isBelowKey = false
    for line in bytes[content].split(separator: 0x0A) {
      let text = line.drop { $0 == 0x20 }
      var value = text.dropFirst().drop { $0 == 0x20 }
      if text.first == UInt8(ascii: "-") {
        guard isBelowKey else { continue }
      } else {
        guard text.startIndex == line.startIndex,
          let colon = text.firstIndex(of: UInt8(ascii: ":")), text.count <= longest
        else { continue }
        isBelowKey = RecipeKey(text[..<colon]) == .tags
        guard isBelowKey else { continue }
        value = text[(colon + 1)...]
      }
      if areTags(value) { replaceMarks(in: value, of: &plain) }
    }
    return plain
  }

  private static let mark = UInt8(ascii: "#")
  private static let longest = 1_024

  private static func isGap(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: ",") }

  /// True for words, the first of which has a mark with nothing between them: "# soup" is a comment.
  private static func areTags(_ value: ArraySlice<UInt8>) -> Bool {
    let words = value.split(whereSeparator: isGap)
    return !words.isEmpty
      && words.allSatisfy { word in
        word.count > 1 && word.first == mark
          && word.dropFirst().allSatisfy {
            $0 >= 0x80 || $0.isASCIIAlphanumeric || "-_/".utf8.contains($0)
          }
      }
  }

  private static func replaceMarks(in value: ArraySlice<UInt8>, of bytes: inout [UInt8]) {
    var isFirst = true
    for index in value.indices where value[index] == mark {
      let before = value[..<index].last { $0 > 0x20 }
      bytes[index] = isFirst || before == UInt8(ascii: ",") ? 0x20 : UInt8(ascii: ",")
      isFirst = false
    }
  }
}
