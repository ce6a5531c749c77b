import MarkdownSyntax

/// Lists whose items are parts of the work, with the steps of each below its name.
///
/// ```
/// 1. **Dough**
///    1. Knead flour and water.
///    2. Rest for an hour.
/// 2. **Filling**
///    a. Slice the apples.
///    b. Fry the crumbs.
/// ```
extension StepCollector {
  /// The maximum length of the name of a part, in bytes.
  private static let longestName = 48

  /// Collects a list all of whose items are parts, or returns `false` for any other.
  mutating func takeParts(of list: Int) -> Bool {
    let items = document.children(of: list)
    guard items.allSatisfy({ isPart($0) }) else { return false }
    for item in items { takePart(item) }
    return true
  }

  /// Collects a paragraph below the name of a part on its first line, or returns `false` for any other.
  mutating func takePart(ofParagraph index: Int) -> Bool {
    guard let part = NamedParagraph(document, at: index) else { return false }
    beginPart(part.name)
    takeText(part.rest)
    return true
  }

  private func isPart(_ item: Int) -> Bool {
    let (name, end) = (item + 1, document.blocks[item].next)
    guard name < end, document.blocks[name].kind == .paragraph else { return false }
    let list = document.blocks[name].next
    guard list < end else { return isName(firstLineOf: name) && areLettered(name) }
    return document.lineCount(of: name) == 1 && document.blocks[list].next == end
      && document.isListOfSteps(list)
      && (isName(firstLineOf: name) || isWord(name, aboveWork: list))
  }

  /// True for a word before a colon, "Sauce:", above a list that tells what to do, and for a bare one above
  /// sentences; "Mix in a bowl:" is a step.
  private func isWord(_ paragraph: Int, aboveWork list: Int) -> Bool {
    let text = document.plainText(of: paragraph)
    let isBare = !text.contains { ".,;:!?".contains($0) || $0.isNumber }
    return text.utf8.count <= Self.longestName && !text.contains(" ")
      && (text.hasSuffix(":") || isBare && StepSentences.areMost(in: document, list: list))
      && !StepRemark.beginsWithVerb(text) && StepSentences.tellWork(in: document, list: list)
  }

  /// True for bold words that are no sentence.
  private func isName(firstLineOf paragraph: Int) -> Bool {
    let line = document.lineRange(0, of: paragraph)
    guard !line.isEmpty, line.count <= Self.longestName else { return false }
    let inlines = document.inlines(of: line)
    let text = BodyHeading.withoutColon(inlines.plainText())
    guard case .begin(.strong) = inlines.pieces.first?.kind,
      let end = inlines.endOfSpan(at: 0), end >= inlines.pieces.count - 2
    else { return false }
    return !text.isEmpty && !text.contains { ".!?,;".contains($0) }
  }

  /// True for a paragraph whose lines after the first begin with "a.", "b." and so on.
  private func areLettered(_ paragraph: Int) -> Bool {
    let count = document.lineCount(of: paragraph)
    return (3...26).contains(count)
      && (1..<count).allSatisfy { line in
        let text = document.bytes[document.lineRange(line, of: paragraph)]
        return text.first == UInt8(ascii: "a") + UInt8(line - 1)
          && text.dropFirst().first.map { ".)".utf8.contains($0) } ?? false
          && text.dropFirst(2).first == 0x20
      }
  }

  private mutating func takePart(_ item: Int) {
    let name = BodyHeading.withoutColon(
      document.plainText(of: document.lineRange(0, of: item + 1)))
    if !DirectionText.isNumber(name) { beginPart(name) }
    let list = document.blocks[item + 1].next
    guard list == document.blocks[item].next else { return take(list) }
    for line in 1..<document.lineCount(of: item + 1) {
      let range = document.lineRange(line, of: item + 1)
      takeStep { $0.document.plainText(of: (range.lowerBound + 2)..<range.upperBound) }
    }
  }
}
