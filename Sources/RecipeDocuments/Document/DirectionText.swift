import RecipeCore

/// The steps in a text field of directions.
enum DirectionText {
  /// Splits a text into steps: paragraphs, or lines if there is one paragraph or each has a number.
  ///
  /// The number or bullet of a step is removed.
  static func steps(in text: String) -> [String] {
    let paragraphs = paragraphs(of: text)
    guard paragraphs.count > 1 else {
      let lines = paragraphs.first ?? []
      let steps = lines.count == 1 ? StepNumbers.divided(lines[0]) : lines
      return steps.map(withoutMark)
    }
    return paragraphs.flatMap { lines in
      lines.allSatisfy { textBehindMark(of: $0) != nil }
        ? lines.map(withoutMark) : [withoutMark(lines.joined(separator: "\n"))]
    }
  }

  /// Returns the lines of each paragraph.
  private static func paragraphs(of text: String) -> [[String]] {
    var paragraphs: [[String]] = [[]]
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = String(line).cleaned(.line)
      if let name = heading(in: line) {
        paragraphs += [[name + ":"], []]
      } else if !line.isEmpty {
        paragraphs[paragraphs.count - 1].append(line)
      } else if paragraphs.last?.isEmpty == false {
        paragraphs.append([])
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  /// Returns the text of a heading of Markdown, "## Dough".
  private static func heading(in line: String) -> String? {
    let rest = line.drop { $0 == "#" }
    guard rest.startIndex > line.startIndex, rest.first == " ", line.count - rest.count <= 6,
      line.utf8.count <= longestHeading
    else { return nil }
    let name = IngredientHeading.name(of: String(rest).cleaned(.line))
    return name.contains(where: \.isLetter) ? name : nil
  }

  /// The maximum length of a heading, in bytes.
  private static let longestHeading = 80

  /// Returns a line without the number or bullet at its start.
  static func withoutMark(_ line: String) -> String {
    textBehindMark(of: line).map(String.init) ?? line
  }

  /// Returns the text after `1. `, `12) `, `- `, `* ` or `• `.
  private static func textBehindMark(of line: String) -> Substring? {
    let digits = line.utf8.prefix(3).prefix { $0 &- 0x30 < 10 }
    let markEnd: String.Index
    if !digits.isEmpty, digits.count < 3, digits.endIndex < line.utf8.endIndex,
      [UInt8(ascii: "."), UInt8(ascii: ")")].contains(line.utf8[digits.endIndex])
    {
      markEnd = line.utf8.index(after: digits.endIndex)
    } else if let first = line.unicodeScalars.first, "-*•".unicodeScalars.contains(first) {
      markEnd = line.unicodeScalars.index(after: line.startIndex)
    } else {
      return nil
    }
    guard markEnd < line.utf8.endIndex, line.utf8[markEnd] == 0x20 else { return nil }
    return line[line.utf8.index(after: markEnd)...]
  }
}
