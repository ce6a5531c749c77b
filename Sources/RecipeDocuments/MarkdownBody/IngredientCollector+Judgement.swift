import MarkdownSyntax
import RecipeCore
import Text

/// The recognition of blocks and items by their appearance.
extension IngredientCollector {
  /// True for a line that begins with the mark that ends an ingredient: "* instead of butter:".
  func isStarred(_ paragraph: Int) -> Bool {
    guard document.blocks[paragraph].kind == .paragraph,
      let mark = document.plainText(of: paragraph).first, "*†‡¹²³".contains(mark)
    else { return false }
    return lines.contains { $0.contains(mark) }
  }

  /// The maximum size of a line in a paragraph, in bytes.
  private static let longestLine = 120

  /// True if the lines of a paragraph below others are ingredients: they are short, no sentences, and
  /// most of them begin with amounts.
  func areLines(_ paragraph: Int) -> Bool {
    var lines = (0..<document.lineCount(of: paragraph))
      .map { document.plainText(of: document.lineRange($0, of: paragraph)) }[...]
    if lines.count > 1, IngredientHeading.heading(in: lines[0]) != nil { lines.removeFirst() }
    let count = lines.count
    let amounts = lines.count(where: AmountText.startsWithAmount)
    guard amounts > 0, amounts * 2 >= count,
      ServingsSentence.yield(in: lines.joined(separator: " ")) == nil
    else { return false }
    return lines.allSatisfy { line in
      line.utf8.count <= Self.longestLine && !SentenceText.isSentence(line)
        && !line.hasSuffix(".") && !OvenHeat.begins(line) && !ClockTime.begins(line)
        && IngredientHeading.name(of: line) == line
    }
  }

  /// True for a paragraph all of whose lines end as sentences do, none with an amount at its start.
  func areSentences(_ paragraph: Int) -> Bool {
    let lines = (0..<document.lineCount(of: paragraph)).map {
      document.plainText(of: document.lineRange($0, of: paragraph))
    }
    return lines.allSatisfy { line in
      line.split(separator: " ").count > 2 && !AmountText.startsWithAmount(line)
        && line.last.map { ".!。！".contains($0) } ?? false
    }
  }

  /// True for bullets of work below foods with amounts, where no heading names the directions.
  mutating func areWork(_ list: Int) -> Bool {
    takesNumbersAsProse && document.blocks[list].kind == .bulletList && countAmounts() > 1
      && StepSentences.areMostlyWork(in: document, list: list)
  }

  /// True for a list or a table.
  func isList(_ index: Int) -> Bool {
    switch document.blocks[index].kind {
    case .bulletList, .orderedList, .table: true
    default: false
    }
  }

  /// True if a paragraph above a list is the name of a group: one short line that is not a
  /// sentence.
  func isGroupLine(_ index: Int) -> Bool {
    guard document.lineCount(of: index) == 1 else { return false }
    let line = document.lineRange(0, of: index)
    var text = document.bytes[line]
    let isNamed = groups.last.map { $0.start == lines.count } ?? false
    if isNamed, document.plainText(of: index).hasPrefix("(") { return false }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    guard let last = text.last, text.count <= 80 else { return false }
    return last != UInt8(ascii: ".") && last != UInt8(ascii: "!") && last != UInt8(ascii: "<")
      && !text.suffix(3).elementsEqual("。".utf8)
  }

  /// True if an item names the group that is nested in it.
  func isGroup(_ item: Int) -> Bool {
    let (paragraph, end) = (item + 1, document.blocks[item].next)
    guard paragraph < end, case .paragraph = document.blocks[paragraph].kind,
      document.blocks[paragraph].next < end
    else { return false }
    if namesNestedAmounts(paragraph, in: item) || namesTable(paragraph, in: item) { return true }
    let text = document.plainText(of: paragraph)
    return IngredientHeading.heading(in: text) != nil
      || IngredientHeading.isLikely(text) && isHeadingWithBrackets(text)
  }

  /// True for a list without amounts below an ingredient with one, "1 onion" and "finely chopped".
  func isPreparation(_ list: Int, in item: Int) -> Bool {
    mayNestGroups && document.beginsWithAmount(item: item) && list > item + 1
      && document.children(of: list).allSatisfy { nested in
        document.blocks[nested].next == nested + 2
          && !document.beginsWithAmount(item: nested)
          && mayBePreparation(document.plainText(of: nested + 1))
      }
  }

  /// True for a text that is no heading of a group; one in brackets is a remark.
  private func mayBePreparation(_ text: String) -> Bool {
    text.hasPrefix("[") && text.hasSuffix("]") || !IngredientHeading.isLikely(text)
  }

  /// True if an item's text without digits is above a list whose first line has one.
  func namesNestedAmounts(_ paragraph: Int, in item: Int) -> Bool {
    let list = document.blocks[paragraph].next
    // A list with other bullets after the item is not nested in it.
    guard mayNestGroups, list + 2 < document.blocks[item].next,
      !document.beginsWithAmount(item: item),
      case .bulletList = document.blocks[list].kind,
      case .paragraph = document.blocks[list + 2].kind
    else { return false }
    return !hasDigit(paragraph) && hasDigit(list + 2)
  }

  /// True if an item's text is right above a table of ingredients.
  func namesTable(_ paragraph: Int, in item: Int) -> Bool {
    let table = document.blocks[paragraph].next
    return mayNestGroups && table < document.blocks[item].next
      && document.evidenceOfFoods(in: table) != nil
  }

  private func hasDigit(_ leaf: Int) -> Bool {
    let block = document.blocks[leaf]
    return document.bytes[block.start..<max(block.start, block.end)].contains {
      $0.isASCIIDigit
    }
  }

  /// True if a line is a heading with a number in parentheses: "Filling (for 2 cakes):".
  func isHeadingWithBrackets(_ text: String) -> Bool {
    guard !text.hasPrefix("["), let open = text.firstIndex(where: { $0 == "(" || $0 == "（" }),
      let close = text.lastIndex(where: { $0 == ")" || $0 == "）" }), open < close
    else { return false }
    let outside = text[..<open] + text[text.index(after: close)...]
    return IngredientHeading.heading(in: String(outside)) != nil
  }
}
