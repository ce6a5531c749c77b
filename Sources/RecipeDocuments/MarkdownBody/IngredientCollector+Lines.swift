import MarkdownSyntax
import Text

/// Ingredients that are no items of a list: the lines of a paragraph, or the foods in one of them.
extension IngredientCollector {
  /// Collects each line of the paragraphs set aside, for sections without a list.
  mutating func takeProseLines() {
    var others: [Int] = []
    for block in prose where document.blocks[block].kind == .paragraph {
      // Below lines with amounts, sentences are the method that no heading names.
      if takesNumbersAsProse, countAmounts() > 1, areSentences(block) {
        others.append(block)
      } else {
        for line in lines(ofParagraph: block) { takeFoods(in: line) }
      }
    }
    setProse(others)
  }

  /// Collects a text: its lines, or the elements of its one line.
  mutating func takeText(_ range: Range<Int>) {
    let lines = Self.joinedAtBrackets(
      document.bytes[range].split(separator: 0x0A).flatMap { line in
        hardLines(of: line.startIndex..<line.endIndex)
      })
    if let foods = Self.foods(inWrapped: lines) {
      for food in foods { takeLine(food) }
      return
    }
    guard lines.count == 1 else {
      for line in lines { takeLine(line) }
      return
    }
    let text = lines[0]
    let isEastAsian = text.contains("，") || text.contains("、")
    let elements =
      isEastAsian
      ? text.split { "，、；。".contains($0) }.map(String.init) : CommaList.foods(in: text)
    for element in elements { takeLine(element.cleaned(.line)) }
  }

  /// Collects each line of a paragraph.
  ///
  /// - Parameter title: The title of the recipe, which the first line of some texts repeats.
  mutating func takeLines(of paragraph: Int, below title: String = "") {
    let lines = lines(ofParagraph: paragraph)
    let isRepeated =
      isEmpty && lines.count > 1
      && FoldedText.words(lines[0].utf8) == FoldedText.words(title.utf8)
    if lines.count == 1 { return takeFoods(in: lines[0]) }
    for line in isRepeated ? lines.dropFirst() : lines[...] { takeLine(line) }
  }

  /// Collects the foods in a line, "40 g ginger, 1 lemon, 1 l water", or the line.
  private mutating func takeFoods(in line: String) {
    let text = line.hasSuffix(".") ? String(line.dropLast()) : line
    take(RunOnIngredients.measuredFoods(in: text) ?? NeedSentence.foods(in: text), orLine: line)
  }

  /// Collects foods, or a line without a change, as tabs may divide it.
  private mutating func take(_ foods: [String]?, orLine line: String) {
    guard let foods else { return takeLine(line) }
    for food in foods { takeLine(food.cleaned(.line)) }
  }

  /// Returns the foods of a list that several lines wrap: each line but the last has several of them.
  private static func foods(inWrapped lines: [String]) -> [String]? {
    guard lines.count > 1, lines.count <= mostWrapped,
      lines.dropLast().allSatisfy({ CommaList.foods(in: $0).count > 1 })
    else { return nil }
    return RunOnIngredients.measuredFoods(in: lines.joined(separator: " "))
  }

  /// The maximum number of lines that one list wraps to.
  private static let mostWrapped = 8

  /// Collects the lines of a paragraph in an item, and the foods of one that has several.
  mutating func takeItemLines(of paragraph: Int) {
    let lines = hardLines(ofItem: paragraph)
    guard lines.allSatisfy(AmountText.startsWithAmount) else {
      // A break may part a food from what is done to it: "200 g butter<br>softened".
      return takeLine(document.plainText(of: paragraph))
    }
    for line in lines {
      take(RunOnIngredients.sureFoods(in: line), orLine: line)
    }
  }

  private func hardLines(ofItem paragraph: Int) -> [String] {
    let block = document.blocks[paragraph]
    guard document.bytes[block.start..<max(block.start, block.end)].contains(UInt8(ascii: "<"))
    else { return [document.plainText(of: paragraph)] }
    let inlines = document.inlines(of: paragraph)
    return inlines.pieces.split(whereSeparator: inlines.isLineBreak)
      .map { inlines.plainText(of: $0) }
  }

  /// Returns the lines of a paragraph, with hard line breaks as line ends, and joined where a bracket is open.
  private func lines(ofParagraph paragraph: Int) -> [String] {
    Self.joinedAtBrackets(
      (0..<document.lineCount(of: paragraph)).flatMap { line in
        hardLines(of: document.lineRange(line, of: paragraph))
      })
  }

  /// Returns the parts of a line between tags of line breaks, without the backslash of one at its end.
  private func hardLines(of line: Range<Int>) -> [String] {
    let text = document.bytes[line]
    guard text.last == UInt8(ascii: "\\") || text.contains(UInt8(ascii: "<")) else {
      return [document.plainText(of: line)]
    }
    let inlines = document.inlines(of: text.last == UInt8(ascii: "\\") ? line.dropLast() : line)
    return inlines.pieces
      .split(whereSeparator: inlines.isLineBreak)
      .map { inlines.plainText(of: $0) }
  }

  /// Joins the lines between a bracket and the one that closes it, "250 g butter (cold," "in cubes)".
  private static func joinedAtBrackets(_ lines: [String]) -> [String] {
    var joined: [String] = []
    var isOpen = false
    for (index, line) in lines.enumerated() {
      if isOpen, let last = joined.popLast() {
        joined.append(last + " " + line)
        isOpen = false
      } else {
        joined.append(line)
        isOpen = index + 1 < lines.count && OpenBracket.joins(line, lines[index + 1])
      }
    }
    return joined
  }
}
