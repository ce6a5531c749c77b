import MarkdownSyntax
import RecipeCore
import Text

/// Facts in the tags of static site generators: `{% directions(minutes=45) %}`,
/// `{{< recipe servings="4" time="30 min" >}}`.
extension BodyReader {
  /// The maximum number of facts that are read from tags.
  private static let mostTagFacts = 64

  /// Reads the times and the yield in the tags that have lines of their own.
  mutating func readTagFacts() {
    var left = Self.mostTagFacts
    guard let first = outline.sections.first?.first, let end = outline.sections.last?.end else {
      return
    }
    // A tag may be the heading of a section.
    for index in first..<max(first, end) where document.blocks[index].kind == .paragraph {
      for line in 0..<document.lineCount(of: index) where left > 0 {
        let range = document.lineRange(line, of: index)
        guard isTag(range) else { continue }
        for (name, value) in Self.parameters(in: document.bytes[range]) {
          left -= 1
          setTagFact(name, value)
        }
      }
    }
  }

  private func isTag(_ range: Range<Int>) -> Bool {
    let line = document.bytes[range]
    guard line.starts(with: "{{".utf8) || line.starts(with: "{%".utf8) else { return false }
    let name = line.dropFirst(2).drop { !$0.isASCIILetter }.prefix(while: \.isASCIIAlphanumeric)
    return !Self.pictures.contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  private static let pictures: Set<String> = [
    "figure", "image", "img", "picture", "gallery", "video", "youtube", "vimeo", "link", "include",
  ]

  private mutating func setTagFact(_ name: Range<Int>, _ value: Range<Int>) {
    let label = document.plainText(of: name)
    guard let key = RecipeKey(label.utf8) ?? TimeKey(label)?.key, key.isMeasure else { return }
    let text = document.plainText(of: value)
    if key == .yield {
      guard text.first?.isNumber == true, label.lowercased() != "size" else { return }
    } else {
      guard BareTime(text) != nil || RecipeDuration.isStated(by: text) else { return }
    }
    set(key, to: value, label: name)
  }

  /// Returns the ranges of the names and values in `name=value`, `name="value"`.
  private static func parameters(
    in tag: ArraySlice<UInt8>
  ) -> [(name: Range<Int>, value: Range<Int>)] {
    var found: [(name: Range<Int>, value: Range<Int>)] = []
    var index = tag.startIndex
    while let sign = tag[index...].firstIndex(of: UInt8(ascii: "=")), found.count < 32 {
      let isName = { (byte: UInt8) in byte.isASCIIAlphanumeric || byte == 0x5F || byte == 0x2D }
      let count = tag[index..<sign].reversed().prefix(while: isName).count
      var (start, end) = (sign + 1, sign + 1)
      if let quote = tag[start...].first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      {
        start += 1
        end = tag[start...].firstIndex(of: quote) ?? tag.endIndex
      } else {
        end = tag[start...].firstIndex { $0 <= 0x20 || ",)}%>".utf8.contains($0) } ?? tag.endIndex
      }
      if count > 0, end > start { found.append(((sign - count)..<sign, start..<end)) }
      index = max(end, sign + 1)
    }
    return found
  }
}
