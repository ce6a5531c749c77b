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
  /// The only paragraph below the last steps but for such, if there is one.
  private let onlyText: Int?
  /// The texts of the last steps, with the cells of each row of a table.
  private let steps: [[String]]
  /// The form that these have in common.
  private let form: StepForm?

  /// The length of a paragraph, in bytes, from which it says more than a last step does.
  private static let shortestRemark = 120
  /// The maximum length of the name of a part, in bytes.
  private static let longestName = 48

  /// Finds the lists in a range of blocks.
  init(_ document: MarkdownDocument, _ blocks: Range<Int>) {
    self.document = document
    var (lists, lastSteps): ([Int], Int?) = ([], nil)
    var (firstAside, isAside): (Int?, Bool) = (nil, true)
    var (texts, textsBelow): (Int, [Int]) = (0, [])
    var index = blocks.lowerBound
    while index < blocks.upperBound {
      if document.isInEmphasis(index) || document.labelledText(of: index) != nil {
        firstAside = firstAside ?? index
      } else if document.blocks[index].kind == .paragraph, firstAside != nil {
        // Steps may have labels or be in emphasis themselves.
        isAside = false
      } else if document.blocks[index].kind != .quote {
        (firstAside, isAside) = (nil, true)
      }
      if document.blocks[index].kind == .orderedList {
        lists.append(index)
        (lastSteps, textsBelow) = (index, [])
      } else if StepSentences.areMost(in: document, list: index)
        || document.blocks[index].kind == .table && StepSentences.areRows(of: index, in: document)
      {
        (lastSteps, textsBelow) = (index, [])
      } else if document.blocks[index].kind == .paragraph, firstAside == nil,
        !document.isFact(index)
      {
        texts += 1
        textsBelow.append(index)
      }
      index = document.blocks[index].next
    }
    (self.lists, self.lastSteps) = (lists, lastSteps)
    let hasSteps = lastSteps.map { last in firstAside.map { $0 > last } ?? false } ?? (texts > 1)
    self.firstAside = isAside && hasSteps ? firstAside : nil
    onlyText = textsBelow.count == 1 ? textsBelow[0] : nil
    steps = lastSteps.map { Self.texts(of: $0, in: document) } ?? []
    form = StepForm(steps.joined().map(\.self))
  }

  /// True for a paragraph at the end that is in emphasis or has a bold label, below steps that are not and have none,
  /// and tells no work but serving: "*It keeps for three days.*", "**Secret:** a little sugar".
  func isAside(_ index: Int) -> Bool {
    guard let firstAside, index >= firstAside, document.blocks[index].kind == .paragraph else {
      return false
    }
    if let text = document.labelledText(of: index) { return ServingSentence.isAll(text) }
    let text = document.plainText(of: index)
    return !WorkText.isTold(in: text, form: form)
      || SentenceText.sentences(of: text).allSatisfy(ServingSentence.isOne)
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
    guard let last = lists.last, index > last, document.blocks[index].kind == .paragraph,
      NamedParagraph(document, at: index, isBelowNumbers: true) == nil
    else { return false }
    return hasLabel(index) && !tellsWorkBehindLabel(index)
      || lists.count == 1 && ClosingRemark.isOne(document.plainText(of: index))
  }

  /// True for a paragraph below all steps, apart from their list or table, that tells no work: it is said with what
  /// the dish is served or how it keeps, or it is in another form than the steps, or has no verb where the steps have
  /// them, or is the only text below them and no continuation.
  ///
  /// A step that is lost is worse than a remark among the steps, so the absence of a known verb alone is no evidence.
  func isAfterWork(_ index: Int) -> Bool {
    guard let lastSteps, index > lastSteps, document.blocks[index].kind == .paragraph,
      NamedParagraph(document, at: index, isBelowNumbers: true) == nil,
      !document.isNamedPart(index), case let text = document.plainText(of: index)
    else { return false }
    if NutrientWords.isEnergy(text) { return true }
    if SentenceText.sentences(of: text).allSatisfy(ServingSentence.isOne) { return true }
    guard steps.count > 2 else { return false }
    guard !WorkText.isTold(in: text, form: form), !WorkText.continues(text) else { return false }
    let haveVerbs = steps.count(where: { $0.contains(where: WorkVerb.isIn) }) * 2 > steps.count
    return form != nil || haveVerbs && !WorkVerb.isAnywhere(in: text)
      || index == onlyText && !StepForm.recurs(in: text, of: steps.joined())
  }

  /// Returns the texts of the first items of a list, or the cells of the first rows of a table.
  private static func texts(of steps: Int, in document: MarkdownDocument) -> [[String]] {
    guard document.blocks[steps].kind == .table else {
      return document.texts(ofItemsOf: steps).prefix(mostCompared).map { [$0] }
    }
    return document.children(of: steps).dropFirst().prefix(mostCompared).map { row in
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
    guard blocks[paragraph].kind == .paragraph, lineCount(of: paragraph) == 1,
      let mark = firstByte(of: paragraph), mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_")
    else { return nil }
    let inlines = inlines(of: paragraph)
    guard let first = inlines.pieces.first?.kind,
      first == .begin(.strong) || first == .begin(.emphasis),
      let end = inlines.endOfSpan(at: 0)
    else { return nil }
    let label = inlines.plainText(of: inlines.pieces[...end])
    let rest = inlines.plainText(of: inlines.pieces[(end + 1)...])
    guard !rest.isEmpty, label.last == ":" || rest.first == ":" else { return nil }
    let text = String(rest.drop { ": ".contains($0) })
    return !Self.namesPart(label) || ServingHeading.isOne(label) && ServingSentence.isAll(text)
      ? text : nil
  }

  private static func namesPart(_ label: String) -> Bool {
    PartOfDish.isNamed(by: label) || StepNumber.isCounted(label)
      || PartNames.areParts([label], of: "")
  }

  /// True for a paragraph whose bold label names a part of the dish or of the work: "**Icing:** sugar and water".
  fileprivate func isNamedPart(_ paragraph: Int) -> Bool {
    guard let mark = firstByte(of: paragraph), "*_".utf8.contains(mark) else { return false }
    let text = plainText(of: paragraph)
    return labelledText(of: paragraph) == nil
      && text.firstIndex(of: ":").map { Self.namesPart(String(text[..<$0])) } ?? false
  }

  /// True for a paragraph whose first line has nothing but facts.
  fileprivate func isFact(_ paragraph: Int) -> Bool {
    MetadataLine(bytes, lineRange(0, of: paragraph)) != nil
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
