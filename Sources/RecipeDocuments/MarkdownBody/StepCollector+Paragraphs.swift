import MarkdownSyntax
import Text

/// Paragraphs of several steps.
extension StepCollector {
  /// True if every line of a paragraph starts with the number of a step: "1、切菜".
  func isNumbered(_ paragraph: Int) -> Bool {
    if endsOfLetters(in: paragraph) != nil { return true }
    return (0..<document.lineCount(of: paragraph)).allSatisfy { line in
      StepNumber.end(in: document.bytes[document.lineRange(line, of: paragraph)]) != nil
    }
  }

  private func endsOfLetters(in paragraph: Int) -> [Int]? {
    guard (2...StepNumber.mostLetters).contains(document.lineCount(of: paragraph)) else {
      return nil
    }
    return StepNumber.endsOfLetters(
      in: (0..<document.lineCount(of: paragraph)).map { line in
        document.bytes[document.lineRange(line, of: paragraph)]
      })
  }

  /// True if a paragraph has several lines, each of which ends like a sentence.
  func areSentences(_ paragraph: Int) -> Bool {
    let count = document.lineCount(of: paragraph)
    return count > 1 && Callout(document, at: paragraph - 1) == nil
      && (0..<count).allSatisfy { line in
        let text = document.bytes[document.lineRange(line, of: paragraph)]
        guard let end = text.last(where: { $0 > 0x20 }) else { return false }
        return end == UInt8(ascii: ".") || end == UInt8(ascii: "!")
          || text.suffix(3).elementsEqual("。".utf8)
      }
  }

  /// True if a paragraph has several lines that begin with a capital, most of which begin with a verb of cooks, or
  /// that all begin with the time of a day.
  func areOrders(_ paragraph: Int) -> Bool {
    let count = document.lineCount(of: paragraph)
    guard count > 1, Callout(document, at: paragraph - 1) == nil else { return false }
    let lines = (0..<count).map { document.plainText(of: document.lineRange($0, of: paragraph)) }
    if lines.contains(where: { $0.hasSuffix("\\") }) { return false }
    if lines.allSatisfy(ClockTime.begins) { return true }
    return lines.allSatisfy { $0.first.map { $0.isUppercase } ?? false }
      && !lines.dropLast().contains(where: Self.goesOn)
      && lines.count(where: WorkVerb.begins) * 4 >= count * 3
  }

  /// True for a line whose sentence the next one continues.
  private static func goesOn(_ line: String) -> Bool {
    line.hasSuffix(",")
      || line.split(separator: " ").last.map { openWords.contains($0.lowercased()) } ?? false
  }

  private static let openWords: Set<String> = [
    "and", "or", "with", "the", "a", "of", "in", "und", "oder", "mit", "et", "ou", "de", "y", "con",
    "e", "och", "med",
    "og", "en", "i", "z", "и", "с",
  ]

  /// Collects the lines below a few words with a colon, "Do:", or the name of a day, if all of them are steps, or returns `false` for any
  /// other paragraph.
  mutating func takeLabelledLines(of paragraph: Int) -> Bool {
    let count = document.lineCount(of: paragraph)
    guard count > 1, Callout(document, at: paragraph - 1) == nil,
      case let name = document.plainText(of: document.lineRange(0, of: paragraph)),
      name.utf8.count <= 32, name.split(separator: " ").count <= 3,
      name.last == ":"
        ? count > 2 && (!WorkVerb.begins(name) || !name.contains(" "))
        : DayHeading.isOne(name)
    else { return false }
    let lines = (1..<count).map { document.plainText(of: document.lineRange($0, of: paragraph)) }
    guard
      lines.allSatisfy({ line in
        line.first?.isLowercase == false && line.last.map { ".!。！".contains($0) } ?? false
      }), lines.contains(where: SentenceText.isSentence)
    else { return false }
    beginPartAmongOthers(BodyHeading.withoutColon(name))
    for line in lines { takeStep(line) }
    return true
  }

  /// True for a few words on a line, and lines below them that are indented as code is: a name, and what
  /// is to be done.
  func isOutline(_ paragraph: Int) -> Bool {
    let count = document.lineCount(of: paragraph)
    guard count > 1, column(0, of: paragraph) == 0,
      (1..<count).allSatisfy({ column($0, of: paragraph) >= 4 }),
      case let name = document.plainText(of: document.lineRange(0, of: paragraph)),
      name.utf8.count <= 40, name.split(separator: " ").count <= 3, let last = name.last
    else { return false }
    return !".,;!?。，".contains(last)
  }

  private func column(_ line: Int, of paragraph: Int) -> Int {
    let start = document.lineRange(line, of: paragraph).lowerBound
    return Indentation.columns(of: document.bytes[document.lineStart(at: start)..<start])
  }

  /// Collects the lines below a name; those that are indented further continue the line above them.
  mutating func takeOutline(_ paragraph: Int) {
    beginPart(
      BodyHeading.withoutColon(document.plainText(of: document.lineRange(0, of: paragraph))))
    let lines = 1..<document.lineCount(of: paragraph)
    let least = lines.map { column($0, of: paragraph) }.min() ?? 0
    var step = ""
    for line in lines {
      let text = document.plainText(of: document.lineRange(line, of: paragraph))
      if column(line, of: paragraph) > least, !step.isEmpty {
        step += "\n" + text
      } else {
        if !step.isEmpty { takeStep(step) }
        step = text
      }
    }
    takeStep(step)
  }

  /// Returns the lines of a paragraph in which further steps are numbered from 1, without the numbers, or
  /// `nil` for any other.
  func numberedLines(of paragraph: Int) -> [String]? {
    var lines: [[String]] = []
    var number = 0
    for line in 0..<document.lineCount(of: paragraph) {
      let range = document.lineRange(line, of: paragraph)
      let mark = "\(number + 1). "
      if document.bytes[range].starts(with: mark.utf8) {
        number += 1
        lines.append([
          document.plainText(of: (range.lowerBound + mark.utf8.count)..<range.upperBound)
        ])
      } else if lines.isEmpty {
        lines.append([document.plainText(of: range)])
      } else {
        lines[lines.count - 1].append(document.plainText(of: range))
      }
    }
    return number > 1 ? lines.map { $0.joined(separator: " ") } : nil
  }

  /// Collects each line of a paragraph.
  mutating func takeLines(of paragraph: Int) {
    for line in 0..<document.lineCount(of: paragraph) {
      takeText(document.lineRange(line, of: paragraph))
    }
  }

  /// Collects each line of a paragraph without its number.
  mutating func takeNumberedLines(of paragraph: Int) {
    let letters = endsOfLetters(in: paragraph)
    for line in 0..<document.lineCount(of: paragraph) {
      let range = document.lineRange(line, of: paragraph)
      let start = letters?[line] ?? StepNumber.end(in: document.bytes[range]) ?? range.lowerBound
      takeStep { $0.document.plainText(of: start..<range.upperBound) }
    }
  }
}
