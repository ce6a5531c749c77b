import Text

/// The names of groups among ingredient lines that no colon ends: "For the sauce", "| Sauce".
enum HeadingLines {
  /// Returns the lines with a colon after each that names a group.
  ///
  /// These are lines that begin as such names do, "For the sauce", and those with a mark that no
  /// ingredient has, if the ingredients have amounts.
  static func marked(in lines: [String]) -> [String] {
    guard lines.count > 2, lines.count <= mostLines, lines.contains(where: mayBeHeading) else {
      return lines
    }
    let headings = lines.map(heading)
    let others = zip(lines, headings).filter { $0.1 == nil }.map(\.0)
    guard !others.isEmpty,
      others.count(where: AmountText.startsWithAmount) * 2 >= others.count
    else { return lines }
    return zip(lines, headings).enumerated().map { index, line in
      let isAbove = index + 1 < lines.count && headings[index + 1] == nil
      return isAbove ? line.1.map { $0 + ":" } ?? line.0 : line.0
    }
  }

  /// The maximum number of lines that are examined.
  private static let mostLines = 500
  /// The maximum length of a name, in bytes.
  private static let longest = 60
  /// The marks before names.
  private static let marks: Set<Character> = ["|", ">", "~", "@", "»", "▸", "►", "◆", "■"]

  /// A fast check that rules out most lines: those that begin with a digit.
  private static func mayBeHeading(_ line: String) -> Bool {
    guard let first = line.utf8.first else { return false }
    return !first.isASCIIDigit && heading(in: line) != nil
  }

  /// Returns the name of a group in a line.
  private static func heading(in line: String) -> String? {
    guard line.utf8.count <= longest, let first = line.first else { return nil }
    let isMarked = marks.contains(first)
    let rest = isMarked ? line.drop { marks.contains($0) || $0 == " " } : line[...]
    guard !rest.isEmpty, !rest.contains(where: \.isNumber), rest.last?.isLetter == true else {
      return nil
    }
    return isMarked || PartOfDish.isLed(String(rest)) ? String(rest) : nil
  }
}
