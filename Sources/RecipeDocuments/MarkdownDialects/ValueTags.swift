import Text

/// Tags of static site generators that stand for an ingredient, a step, or words of one.
///
/// ```
/// {{< ingredient amount="200" unit="g" name="flour" >}}
/// {% step %}Bake for {% timer 20 minutes %}.{% endstep %}
/// ```
///
/// They become lines of Markdown, so that one reader knows them all. Lines stay lines, but not the
/// offsets in them.
enum ValueTags {
  /// Returns a document with text for the tags.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func replaced(in bytes: [UInt8], from start: Int) -> [UInt8] {
    guard mayHaveTags(bytes[start...]) else { return bytes }
    var lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Array($0) }
    let steps = stepTags(in: lines)
    let closed = closedNames(in: lines)
    var (isInStep, isBeforeStep) = (false, false)
    for index in lines.indices {
      if let tag = steps[index] {
        isInStep = !tag.isEnd
        isBeforeStep = isInStep
        lines[index] = []
        continue
      }
      guard mayHaveTags(lines[index][...]) || isBeforeStep else { continue }
      guard lines[index].contains(where: { $0 > 0x20 }) else { continue }
      var text = replaced(String(decoding: lines[index], as: UTF8.self), closed)
      if isBeforeStep {
        isBeforeStep = false
        if !startsBlock(text) { text = "1. " + text.drop { $0 == " " || $0 == "\t" } }
      }
      lines[index] = Array(text.utf8)
    }
    return bytes[..<start] + Array(lines.joined(separator: [0x0A]))
  }

  /// The maximum number of bytes of a line.
  private static let longestLine = 8_192

  /// True if a line is no plain paragraph.
  private static func startsBlock(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    let number = text.prefix { $0.isNumber }
    return text.first.map { "#-*+>|!<{".contains($0) } ?? true
      || !number.isEmpty && text[number.endIndex...].first.map { ".)".contains($0) } == true
  }

  /// Returns the tags that enclose steps, of which there are several, by their lines.
  private static func stepTags(in lines: [[UInt8]]) -> [Int: SiteTag] {
    var tags: [Int: SiteTag] = [:]
    var (count, isOpen) = (0, false)
    for (index, line) in lines.enumerated() {
      guard line.count <= 240, mayHaveTags(line[...]) else { continue }
      let text = String(decoding: line, as: UTF8.self).cleaned(.line)
      guard !text.isEmpty, let tag = SiteTag(in: text, at: text.startIndex), tag.content == nil,
        tag.range.upperBound == text.endIndex
      else { continue }
      let isBareEnd = tag.isEnd && tag.name.isEmpty && isOpen
      guard isBareEnd || SpokenTag.isStep(tag.name), tag.values.allSatisfy({ $0.name != nil })
      else { continue }
      tags[index] = tag
      isOpen = !tag.isEnd
      if tag.isEnd { count += 1 }
    }
    return count > 1 ? tags : [:]
  }

  /// Returns the names that tags on lines of their own end, which enclose lines.
  private static func closedNames(in lines: [[UInt8]]) -> Set<String> {
    var names: Set<String> = []
    for line in lines where line.count <= 80 && mayHaveTags(line[...]) {
      let text = String(decoding: line, as: UTF8.self).cleaned(.line)
      if !text.isEmpty, let tag = SiteTag(in: text, at: text.startIndex), tag.isEnd {
        names.insert(tag.name)
      }
    }
    return names
  }

  /// Returns a line with text for its tags.
  ///
  /// - Parameter closed: The names of tags that enclose lines.
  private static func replaced(_ line: String, _ closed: Set<String>) -> String {
    guard line.utf8.count <= longestLine else { return line }
    let body = line.drop { " \t".contains($0) }
    let marker = marker(of: body)
    let first = marker.endIndex
    if first < line.endIndex, let tag = SiteTag(in: line, at: first),
      line[tag.range.upperBound...].allSatisfy({ $0.isWhitespace })
    {
      // A line of its own.
      let isAround = tag.content == nil && closed.contains(tag.name)
      if !isAround, let text = SpokenTag.ingredient(tag) {
        return line[..<marker.startIndex] + (marker.isEmpty ? "- " : marker) + text
      }
      if let content = tag.content, SpokenTag.isStep(tag.name) {
        return line[..<marker.startIndex] + (marker.isEmpty ? "1. " : marker)
          + replaced(content, closed)
      }
      if tag.content == nil { return line }
    }
    var text = ""
    var rest = line[...]
    while let mark = rest.firstIndex(where: { $0 == "{" || $0 == "<" }) {
      let before = rest[..<mark]
      text += before
      let isTarget = before.last.map { "(\"'=`".contains($0) } ?? false
      if !isTarget, let tag = SiteTag(in: line, at: mark), let spoken = SpokenTag.text(tag) {
        text += spoken
        rest = rest[tag.range.upperBound...]
      } else {
        text.append(rest[mark])
        rest = rest[rest.index(after: mark)...]
      }
    }
    return text + rest
  }

  /// Returns the mark of a list item with its blanks, or an empty text.
  private static func marker(of line: Substring) -> Substring {
    let mark: Substring
    if let first = line.first, "-*+".contains(first) {
      mark = line.prefix(1)
    } else {
      let number = line.prefix { $0.isASCII && $0.isNumber }
      guard (1...3).contains(number.count), let dot = line[number.endIndex...].first,
        ".)".contains(dot)
      else { return line.prefix(0) }
      mark = line.prefix(number.count + 1)
    }
    let blanks = line[mark.endIndex...].prefix { $0 == " " }
    return blanks.isEmpty ? line.prefix(0) : line[mark.startIndex..<blanks.endIndex]
  }

  /// True if a brace is before another or a sign of percent, or an angle bracket before a capital
  /// letter: a fast check that rules out most documents.
  private static func mayHaveTags(_ text: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in text {
      if previous == UInt8(ascii: "{"), byte == previous || byte == UInt8(ascii: "%") {
        return true
      }
      if previous == UInt8(ascii: "<"), (0x41...0x5A).contains(byte) || byte == UInt8(ascii: "/") {
        return true
      }
      previous = byte
    }
    return false
  }
}
