import MarkdownSyntax

/// The distinction between bullets that are directions and bullets that are ingredients.
enum StepSentences {
  /// True if most items of a list are as long as sentences, and few start with an amount.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - list: The index of the list.
  static func areMost(in document: MarkdownDocument, list: Int) -> Bool {
    guard document.blocks[list].kind == .bulletList else { return false }
    var (items, amounts, sentences) = (0, 0, 0)
    for item in document.children(of: list) {
      items += 1
      if document.beginsWithAmount(item: item) {
        amounts += 1
      } else if isSentence(document.text(ofItem: item)) || isCounted(document.text(ofItem: item)) {
        sentences += 1
      }
    }
    return sentences * 2 > items && amounts * 4 <= items
  }

  /// True for several bullets of more than one word, all of which end as sentences do.
  static func allEnd(in document: MarkdownDocument, list: Int) -> Bool {
    guard document.blocks[list].kind == .bulletList else { return false }
    let items = document.texts(ofItemsOf: list)
    return items.count > 1
      && items.allSatisfy { item in
        let words = item.split(separator: " ")
        let isEnded = ".!。！".contains(item.last ?? " ") && (words.last?.count ?? 0) > 4
        return words.count > 1 && isEnded && !RecipeMDAmount.begins(Array(item.utf8)[...])
          || isEnded && TimeWords.areIn(item)
      }
  }

  /// True for bullets some of which begin or end with a verb of cooks, or have a time.
  static func tellWork(in document: MarkdownDocument, list: Int) -> Bool {
    document.texts(ofItemsOf: list).contains { WorkVerb.isIn($0) || TimeWords.areIn($0) }
  }

  /// True for several bullets of several words each, most of which have a verb of cooks or a time, and none an amount at
  /// either end; "Roast peppers" may be a food, so at least half have more than two words.
  static func areMostlyWork(in document: MarkdownDocument, list: Int) -> Bool {
    guard document.blocks[list].kind == .bulletList else { return false }
    let items = document.texts(ofItemsOf: list)
    let work = items.count { WorkVerb.isIn($0) || TimeWords.areIn($0) }
    return work > 1 && work * 2 > items.count
      && items.count { $0.split(separator: " ").count > 2 } * 2 >= items.count
      && items.allSatisfy { item in
        item.split(separator: " ").count > 1 && !AmountText.startsWithAmount(item)
          && (!AmountText.endsWithAmount(item) || TimeWords.areIn(item))
      }
  }

  /// True for bullets of several words each, none of which has a number: "Stir all of it together".
  static func arePhrases(in document: MarkdownDocument, list: Int) -> Bool {
    guard document.blocks[list].kind == .bulletList else { return false }
    let items = document.texts(ofItemsOf: list)
    return items.count > 1
      && items.allSatisfy { item in
        item.split(separator: " ").count > 3 && !item.contains(where: \.isNumber)
      }
  }

  /// True for several bullets, all of which begin or end with a verb of cooks and have no amount at the start.
  static func beginWithVerbs(in document: MarkdownDocument, list: Int) -> Bool {
    guard document.blocks[list].kind == .bulletList else { return false }
    let items = document.texts(ofItemsOf: list)
    return items.count > 1
      && items.allSatisfy { item in
        WorkVerb.isIn(item) && item.split(separator: " ").count > 2
      }
  }

  /// True if a table numbers its rows, and most of them are sentences, or the first row names steps; or if it does so
  /// and most rows have sentences behind the names of steps, or all tell work.
  static func areRows(of table: Int, in document: MarkdownDocument) -> Bool {
    let rows = document.children(of: table).dropFirst().map { row in
      document.cells(of: row).map { document.plainText(of: $0) }
    }
    guard rows.allSatisfy({ $0.count > 1 }) else { return false }
    let sentences = rows.count { $0.dropFirst().contains(where: SentenceText.isSentence) }
    let areSentences = sentences > 0 && sentences * 2 > rows.count
    let isNamed = rows.count > 1 && namesSteps(table, in: document)
    return rows.allSatisfy { number(in: $0[0]) != nil }
      ? isNamed || areSentences
      : isNamed && areSentences || areNamedWork(rows, of: table, in: document)
  }

  /// True for a table of two columns whose first has names and whose second has sentences, most of which begin or end
  /// with a verb of cooks, whatever its headings are: "Boil | Boil the leeks".
  private static func areNamedWork(
    _ rows: [[String]], of table: Int, in document: MarkdownDocument
  ) -> Bool {
    let work = rows.count { $0.count == 2 && WorkVerb.isIn($0[1]) }
    guard rows.count > 1, work * 2 > rows.count,
      let first = document.children(of: table).first(where: { _ in true })
    else { return false }
    let headings = document.cells(of: first).map { document.plainText(of: $0) }
    return !IngredientTable.isNamed(by: headings) && !headings.contains(where: BesideWork.isNamed)
      && rows.allSatisfy { row in
        row.count == 2 && !row[0].isEmpty && SentenceText.isSentence(row[1])
          && row[0].split(separator: " ").count <= maximumNameWordCount
          && !row[0].contains(where: \.isNumber)
      }
  }

  /// The maximum number of words of the name of a step.
  private static let maximumNameWordCount = 4

  /// Returns the number of a row: "1", "1.", "2º", "Step 3".
  static func number(in cell: String) -> Int? {
    let digits = cell.filter { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count < 3 else { return nil }
    let isMarked = cell.first?.isNumber == true && cell.count <= digits.count + 2
    return isMarked || StepNumber.isCounted(cell) ? Int(digits) : nil
  }

  /// True if a heading of a table says that there are steps below it, and none that there are foods.
  private static func namesSteps(_ table: Int, in document: MarkdownDocument) -> Bool {
    guard let row = document.children(of: table).first(where: { _ in true }) else { return false }
    let headings = document.cells(of: row).map { document.plainText(of: $0) }
    return !IngredientTable.isNamed(by: headings)
      && headings.contains { heading in
        TableVocabulary.isOfWork(heading)
          || DirectionText.numberWords.contains(FoldedText.words(heading.utf8))
      }
  }

  /// True for a text below the number of a step: "Step 2 Boil it", "步骤2 煮沸".
  private static func isCounted(_ text: ArraySlice<UInt8>) -> Bool {
    let start = String(decoding: text.prefix(longestCount), as: UTF8.self)
    let word = start.prefix { $0.isLetter }
    let rest = start[word.endIndex...].drop { $0 == " " }
    return rest.first?.isNumber == true
      && DirectionText.numberWords.contains(FoldedText.words(word.utf8))
  }

  /// The maximum length of a word for steps and its number, in bytes.
  private static let longestCount = 24

  private static func isSentence(_ text: ArraySlice<UInt8>) -> Bool {
    let end = text.last { $0 > 0x20 }
    let isEnded = end == UInt8(ascii: ".") || text.suffix(3).elementsEqual("。".utf8)
    return isEnded ? text.count > 20 || text.count { $0 == 0x20 } > 1 : text.count > 60
  }
}

extension MarkdownDocument {
  /// Returns the content of an item, without its marker.
  fileprivate func text(ofItem item: Int) -> ArraySlice<UInt8> {
    let block = blocks[min(item + 1, blocks[item].next - 1)]
    return bytes[block.start..<max(block.start, blocks[item].end)]
  }

  /// Returns the text at the start of each item of a list.
  func texts(ofItemsOf list: Int) -> [String] {
    children(of: list).map { plainText(of: min($0 + 1, blocks[$0].next - 1)) }
  }

  /// True if an item of a list starts with an amount, as ingredients do.
  func beginsWithAmount(item: Int) -> Bool {
    item + 1 < blocks[item].next && RecipeMDAmount.begins(text(ofItem: item))
  }
}
