import RecipeCore
import Text

/// The steps in a text field of directions.
enum DirectionText {
  /// Splits a text into steps: paragraphs, or lines if there is one paragraph or each has a number.
  ///
  /// The number or bullet of a step is removed.
  static func steps(in text: String) -> [String] {
    let paragraphs = paragraphs(of: text)
    guard paragraphs.count > 1 else {
      let lines = dividedAtBars(continued(paragraphs.first ?? []))
      let steps = lines.count == 1 ? StepNumbers.divided(lines[0]) : lines
      return steps.map(withoutMark)
    }
    return paragraphs.flatMap(splitAtNames).map(continued).flatMap { lines in
      if areSentences(lines) { return lines.map(withoutMark) }
      let isNumbered = lines.dropFirst().allSatisfy { textBehindMark(of: $0) != nil }
      // "Serves 4:" may be right above the first step.
      let isLead = lines.count > 1 && lines[0].utf8.count <= longestLead
      return isNumbered && (isLead || textBehindMark(of: lines[0]) != nil)
        ? lines.map(withoutMark) : [withoutMark(lines.joined(separator: "\n"))]
    }
  }

  /// Parts a text at its first number, if a paragraph of sentences above at least three numbered ones tells no work.
  static func parted(_ text: String) -> (introduction: String, steps: String)? {
    let paragraphs = paragraphs(of: text)
    let texts = paragraphs.map { $0.joined(separator: " ") }
    guard texts.count > 3, textBehindMark(of: texts[0]) == nil,
      case let steps = texts.dropFirst().compactMap({ textBehindMark(of: $0).map(String.init) }),
      steps.count == texts.count - 1, !TimeWords.areIn(texts[0]), !texts[0].contains("°"),
      let start = text.firstRange(of: paragraphs[1][0])
    else { return nil }
    let form = StepForm(steps)
    let haveVerbs = steps.count(where: WorkVerb.isIn) * 2 > steps.count
    guard form != nil || haveVerbs, !texts[0].contains(":"), SentenceText.isSentence(texts[0]),
      !WorkText.isTold(in: texts[0], form: form), !WorkVerb.isAnywhere(in: texts[0])
    else { return nil }
    return (texts[0], String(text[start.lowerBound...]))
  }

  /// True for at least three lines each of which ends as a sentence does and is long: what an editor wrapped has
  /// lines that end within a sentence.
  private static func areSentences(_ lines: [String]) -> Bool {
    lines.count >= fewestSentences
      && lines.allSatisfy {
        $0.last.map { ".!。！".contains($0) } ?? false && SentenceText.isSentence($0)
      }
  }

  /// The number of lines from which each is a step of its own.
  private static let fewestSentences = 3

  /// Divides one line at the bars between its steps, "Soak the beans.|Boil them.", each of which ends as a
  /// sentence does.
  private static func dividedAtBars(_ lines: [String]) -> [String] {
    guard lines.count == 1 else { return lines }
    if let parts = partsWithoutSpaces(lines[0]) { return parts }
    guard lines[0].utf8.contains(UInt8(ascii: "|")) else { return lines }
    let parts = lines[0].split(separator: "|").map { String($0).cleaned(.line) }
      .filter { !$0.isEmpty }
    let areSentences = parts.dropLast().allSatisfy { $0.last.map { ".!?。！".contains($0) } ?? false }
    return parts.count > 1 && areSentences ? parts : lines
  }

  /// Returns the steps between semicolons without spaces behind them, "Mix;Bake for an hour", which no
  /// sentence has.
  private static func partsWithoutSpaces(_ line: String) -> [String]? {
    guard line.utf8.contains(UInt8(ascii: ";")), !line.contains("; "), !line.contains("&") else {
      return nil
    }
    let parts = line.split(separator: ";").map { String($0).cleaned(.line) }.filter { !$0.isEmpty }
    let beginSentences = parts.allSatisfy { part in
      part.first.map { $0.isLetter && !$0.isLowercase } ?? false
    }
    return parts.count > 1 && beginSentences ? parts : nil
  }

  /// Joins the lines of a list with those that continue their sentences: without a mark, and in
  /// lowercase.
  private static func continued(_ lines: [String]) -> [String] {
    guard lines.count > 2, lines.count(where: { textBehindMark(of: $0) != nil }) > 1,
      textBehindMark(of: lines[0]) != nil
    else { return lines }
    return lines.reduce(into: []) { joined, line in
      if let last = joined.last, textBehindMark(of: line) == nil, line.first?.isLowercase == true {
        joined[joined.count - 1] = last + " " + line
      } else {
        joined.append(line)
      }
    }
  }

  /// Splits the lines of a paragraph at names of parts: "## Sauce".
  private static func splitAtNames(_ lines: [String]) -> [[String]] {
    var parts: [[String]] = []
    for line in lines {
      let follows = parts.last?.last.map { !isName($0) } ?? false
      if follows, !isName(line) {
        parts[parts.count - 1].append(line)
      } else {
        parts.append([line])
      }
    }
    return parts
  }

  private static func isName(_ line: String) -> Bool { line.hasPrefix("## ") }

  /// The maximum length of a line above numbered ones, in bytes.
  private static let longestLead = 60

  /// True for a line that is the number of the step below it: "1.", "Step 2", "Schritt 3:".
  static func isNumber(_ line: String) -> Bool {
    guard line.utf8.count <= 24 else { return false }
    let words = FoldedText.words(line.utf8).split(separator: " ")
    guard let last = words.last, last.allSatisfy(\.isNumber), last.count < 3 else { return false }
    return words.count == 1 || words.count == 2 && numberWords.contains(String(words[0]))
  }

  /// The words before the numbers of steps.
  static let numberWords = Set(
    """
    step schritt etape paso passo stap krok шаг adim steg trin vaihe lepes langkah pas βημα buoc no \
    第 步 步骤 步驟 단계
    """.split(separator: " ").map { FoldedText.words($0.utf8) })

  /// Returns the lines of each paragraph.
  private static func paragraphs(of text: String) -> [[String]] {
    var paragraphs: [[String]] = [[]]
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).cleaned(.line) }
    let hasText = all.contains { !$0.isEmpty && !isNumber($0) }
    for line in all {
      if let name = heading(in: line) {
        paragraphs += [[name + ":"], []]
      } else if !line.isEmpty, !hasText || !isNumber(line) {
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
