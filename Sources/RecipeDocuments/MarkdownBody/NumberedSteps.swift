import MarkdownSyntax

/// The lists of numbered steps in a section, and what stands between and after them.
struct NumberedSteps {
  private let document: MarkdownDocument
  /// The blocks that are numbered lists.
  private let lists: [Int]
  /// The last list of steps, with numbers or bullets, or table of them.
  private let lastSteps: Int?
  /// The first of the paragraphs at the end that are in emphasis or have a bold label, below others that are not.
  private let firstAside: Int?

  /// The length of a paragraph, in bytes, from which it says more than a last step does.
  private static let shortestRemark = 120
  /// The maximum length of the name of a part, in bytes.
  private static let longestName = 48

  /// Finds the lists in a range of blocks.
  init(_ document: MarkdownDocument, _ blocks: Range<Int>) {
    self.document = document
    var (lists, lastSteps): ([Int], Int?) = ([], nil)
    var (firstAside, isAside): (Int?, Bool) = (nil, true)
    var index = blocks.lowerBound
    while index < blocks.upperBound {
      if document.isInEmphasis(index) || document.labelledText(of: index) != nil {
        firstAside = firstAside ?? index
      } else if firstAside != nil, document.blocks[index].kind != .quote {
        isAside = false
      }
      if document.blocks[index].kind == .orderedList {
        lists.append(index)
        lastSteps = index
      } else if StepSentences.areMost(in: document, list: index)
        || document.blocks[index].kind == .table && StepSentences.areRows(of: index, in: document)
      {
        lastSteps = index
      }
      index = document.blocks[index].next
    }
    (self.lists, self.lastSteps) = (lists, lastSteps)
    self.firstAside = isAside && firstAside != blocks.lowerBound ? firstAside : nil
  }

  /// True for a paragraph at the end that is in emphasis, or has a bold label and no work behind it, below steps
  /// that are not and have none: "*It keeps for three days.*", "**Secret:** a little sugar".
  func isAside(_ index: Int) -> Bool {
    guard let firstAside, index >= firstAside else { return false }
    return document.labelledText(of: index).map(ServingSentence.isAll) ?? true
  }

  /// True for a line between two numbered lists, or above the first, that names the part below it.
  func isName(_ index: Int) -> Bool {
    guard lists.count > 1, document.blocks[index].kind == .paragraph,
      lists.contains(document.blocks[index].next), document.lineCount(of: index) == 1
    else { return false }
    let text = document.plainText(of: index)
    return !text.isEmpty && text.utf8.count <= Self.longestName
      && !text.contains { ".!?。！？,，".contains($0) } && !TimeWords.areIn(text)
  }

  /// The maximum number of bullets below steps that are tips.
  private static let mostTips = 3

  private func count(of list: Int) -> Int {
    document.children(of: list).reduce(0) { count, _ in count + 1 }
  }

  /// True for a quote among numbered steps, and for a long or labelled paragraph after them or few
  /// bullets right below the last, which are tips.
  func isRemark(_ index: Int) -> Bool {
    if document.blocks[index].kind == .quote, let lastSteps, index > lastSteps { return true }
    guard let first = lists.first, let last = lists.last, index > first else { return false }
    switch document.blocks[index].kind {
    case .quote: return true
    case .bulletList:
      if index > last, areLabelled(index) { return true }
      // As many as the steps would be parts of them.
      let (steps, tips) = (count(of: last), count(of: index))
      return document.blocks[last].next == index && tips <= Self.mostTips && tips * 2 <= steps
    case .paragraph:
      return index > last && NamedParagraph(document, at: index, isBelowNumbers: true) == nil
        && (document.lineCount(of: index) > 1 || hasLabel(index)
          || document.plainText(of: index).utf8.count > Self.shortestRemark
          || lists.count == 1 && ClosingRemark.isOne(document.plainText(of: index)))
    default: return false
    }
  }

  /// True for a paragraph after the numbered steps that a bold label begins, and tells no work, or that says how the
  /// dish keeps.
  func isClosing(_ index: Int) -> Bool {
    guard let last = lists.last ?? lastSteps, index > last,
      document.blocks[index].kind == .paragraph,
      NamedParagraph(document, at: index, isBelowNumbers: true) == nil
    else { return false }
    return hasLabel(index) && !tellsWorkBehindLabel(index)
      || lists.count == 1 && ClosingRemark.isOne(document.plainText(of: index))
  }

  /// True for a paragraph below all steps, apart from their list or table, that tells no work: no sentence of it
  /// begins or ends with a verb of cooks or has the form of the steps, and it has no time of work and no heat.
  ///
  /// What it is served with is no work either.
  func isAfterWork(_ index: Int) -> Bool {
    guard let lastSteps, index > lastSteps, document.blocks[index].kind == .paragraph,
      NamedParagraph(document, at: index, isBelowNumbers: true) == nil,
      case let text = document.plainText(of: index)
    else { return false }
    if NutrientWords.isEnergy(text) { return true }
    let steps = texts(of: lastSteps)
    guard steps.count > 2, !TimeWords.areOfWork(text), !text.contains("°") else { return false }
    let form = StepForm(steps.joined().map(\.self))
    return SentenceText.sentences(of: text).allSatisfy { sentence in
      ServingSentence.isOne(sentence) || !Self.tellsWork(sentence) && !(form?.isIn(sentence) ?? false)
    }
  }

  /// True for a sentence that ends with a verb of cooks, or a clause of which begins with one: "Meanwhile, make the
  /// sauce".
  private static func tellsWork(_ sentence: String) -> Bool {
    WorkVerb.isIn(sentence)
      || sentence.split(whereSeparator: { ",;:–—".contains($0) }).contains { clause in
        let words = clause.split(separator: " ").drop { connectives.contains($0.lowercased()) }
        return WorkVerb.begins(words.joined(separator: " "))
      }
  }

  private static let connectives: Set<String> = [
    "and", "then", "now", "next", "finally", "meanwhile", "dann", "nun", "zuletzt", "und", "puis", "et", "enfin",
    "luego", "y", "después", "poi", "e", "infine", "daarna", "en", "sedan", "och", "derefter", "og",
  ]

  /// Returns the texts of the first items of a list, or the cells of the first rows of a table.
  private func texts(of steps: Int) -> [[String]] {
    guard document.blocks[steps].kind == .table else {
      return document.texts(ofItemsOf: steps).prefix(Self.mostCompared).map { [$0] }
    }
    return document.children(of: steps).dropFirst().prefix(Self.mostCompared).map { row in
      document.cells(of: row).map { document.plainText(of: $0) }
    }
  }

  /// The number of steps that are looked at.
  private static let mostCompared = 32

  private func tellsWorkBehindLabel(_ paragraph: Int) -> Bool {
    let text = document.plainText(of: paragraph)
    let rest = text.firstIndex(of: ":").map { text[text.index(after: $0)...] } ?? text[...]
    return !ServingSentence.isAll(String(rest))
  }

  /// True for bullets all of which a bold label begins: "**Difficulty**: easy".
  private func areLabelled(_ list: Int) -> Bool {
    document.children(of: list).allSatisfy { item in
      item + 1 < document.blocks[item].next && document.blocks[item + 1].kind == .paragraph
        && hasLabel(item + 1)
    }
  }

  /// True for a paragraph after numbered steps that a bold label begins.
  func hasLabelledRemark(_ index: Int) -> Bool {
    guard let last = lists.last, index > last, document.blocks[index].kind == .paragraph else {
      return false
    }
    return hasLabel(index)
  }

  private func hasLabel(_ paragraph: Int) -> Bool { document.labelledText(of: paragraph) != nil }
}

extension MarkdownDocument {
  /// Returns the text behind a bold label that begins a paragraph and is not the name of a part of the dish, or `nil`
  /// for any other block.
  fileprivate func labelledText(of paragraph: Int) -> String? {
    guard blocks[paragraph].kind == .paragraph, firstByte(of: paragraph) == UInt8(ascii: "*") else {
      return nil
    }
    let inlines = inlines(of: paragraph)
    guard case .begin(.strong) = inlines.pieces.first?.kind, let end = inlines.endOfSpan(at: 0)
    else { return nil }
    let label = inlines.plainText(of: inlines.pieces[...end])
    let rest = inlines.plainText(of: inlines.pieces[(end + 1)...])
    guard !rest.isEmpty, label.last == ":" || rest.first == ":" else { return nil }
    let text = String(rest.drop { ": ".contains($0) })
    let isPart = PartOfDish.isNamed(by: label) || StepNumber.isCounted(label)
    return !isPart || ServingHeading.isOne(label) && ServingSentence.isAll(text) ? text : nil
  }

  /// True for a paragraph that is in emphasis as a whole, and not in bold.
  fileprivate func isInEmphasis(_ block: Int) -> Bool {
    guard blocks[block].kind == .paragraph, let mark = firstByte(of: block),
      mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_")
    else { return false }
    let inlines = inlines(of: block)
    guard case .begin(.emphasis) = inlines.pieces.first?.kind else { return false }
    return inlines.endOfSpan(at: 0) == inlines.pieces.count - 1
  }
}
