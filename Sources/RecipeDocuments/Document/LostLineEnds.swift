/// Texts whose line ends were lost with their markup, as in "Stir well.Add the milk".
enum LostLineEnds {
  /// Returns the lines of a text in which several sentences begin right after the end of another,
  /// or the text itself.
  static func lines(of text: String) -> [String] {
    guard text.utf8.count > shortest, !text.contains(where: \.isNewline) else { return [text] }
    var lines: [String] = []
    var start = text.startIndex
    var letters = 0
    for index in text.indices {
      if text[index].isLetter {
        letters += 1
        continue
      }
      let next = text.index(after: index)
      if letters >= shortestWord, ".!?".contains(text[index]), next < text.endIndex,
        text[next].isUppercase
      {
        lines.append(String(text[start..<next]))
        start = next
      }
      letters = 0
    }
    lines.append(String(text[start...]))
    return lines.count > 2 ? lines : [text]
  }

  /// The minimum length of a text, in bytes.
  private static let shortest = 120
  /// The minimum length of the word before a lost line end: shorter ones are abbreviations.
  private static let shortestWord = 4
}
