import MarkdownSyntax
import RecipeCore

/// The verdicts on what stands below the steps and is no work: remarks, what goes with the dish, what happened to
/// somebody.
extension WorkEvidence {
  /// True for paragraphs below lists of steps that have no word of work, under a name that is none of a stage.
  func isClosingRemark(_ section: BodySection, after sections: [BodySection]) -> Bool {
    guard !namesStage(section) || DayHeading.isOne(section.name), !tellsWork(section),
      blocks(of: section).allSatisfy({ document.blocks[$0].kind == .paragraph })
    else { return false }
    return sections.contains { above in
      hasListOfSteps(above)
        || StepForm(texts(of: above)).map { !$0.isIn(texts(of: section).joined(separator: "\n")) }
          ?? false
    }
  }

  private func texts(of section: BodySection) -> [String] {
    blocks(of: section).filter { document.blocks[$0].kind == .paragraph }
      .map { document.plainText(of: $0) }
  }

  /// True for a section after the steps that is named as what to serve with the dish, and lists it.
  func isBesideDish(_ section: BodySection) -> Bool {
    section.kind == nil && section.level > 0 && section.text == nil
      && ServingHeading.isOne(section.name) && isListOfNames(section)
  }

  /// True for a section of paragraphs after the steps whose heading names something else than work: "Storage".
  func isRemark(_ section: BodySection) -> Bool {
    section.kind == nil && section.level > 0 && section.text == nil && namesOther(section)
      && blocks(of: section).allSatisfy { document.blocks[$0].kind == .paragraph }
  }

  /// True for one paragraph below a divider, which tells what happened to somebody, and no work.
  func isFarewell(_ section: BodySection) -> Bool {
    section.isAfterDivider
      && section.first < section.end && document.blocks[section.first].next == section.end
      && document.blocks[section.first].kind == .paragraph && !document.tellsWork(section.first)
      && StoryText.isTold(in: document.plainText(of: section.first))
  }

  /// True for a quote without work below several paragraphs of sentences, where no other quote is: some books quote
  /// each step.
  func isOnlyQuote(_ quote: Int, of section: BodySection) -> Bool {
    guard document.blocks[quote].kind == .quote,
      !document.children(of: quote).contains(where: document.tellsWork)
    else { return false }
    let above = document.topBlocks(from: section.first, to: quote)
    return above.count(where: document.isSentence) > 1
      && !above.contains { document.blocks[$0].kind == .quote }
  }

  /// True for bullets below steps that are neither work nor foods.
  func isRemark(list: Int) -> Bool {
    !document.isListOfFoods(list)
      && !StepSentences.areMost(in: document, list: list)
      && !StepSentences.beginWithVerbs(in: document, list: list)
      && !StepSentences.areMostlyWork(in: document, list: list)
      && !StepSentences.allEnd(in: document, list: list)
      && document.children(of: list).allSatisfy { item in
        item + 1 < document.blocks[item].next
          && !AmountText.endsWithAmount(document.plainText(of: item + 1))
          && !document.beginsWithAmount(item: item)
      }
  }

  /// True for a section after the steps with a name of its own and nothing but such bullets: a log.
  func isListOfRemarks(_ section: BodySection) -> Bool {
    section.kind == nil && section.level > 0 && section.text == nil && !namesStage(section)
      && !section.isEmpty
      && blocks(of: section).allSatisfy {
        document.blocks[$0].kind == .bulletList && isRemark(list: $0) && isListOfEntries($0)
      }
  }

  /// True if most items are more than the names of foods: several words, or words with marks between them.
  private func isListOfEntries(_ list: Int) -> Bool {
    let items = document.texts(ofItemsOf: list)
    let entries = items.count { item in
      item.split(separator: " ").count > 3 || item.contains { ":;.!?".contains($0) }
    }
    return entries * 2 > items.count
  }

  /// True for a list without amounts or sentences right below a paragraph such as "Serve with:".
  func isServingList(_ list: Int, below paragraph: Int) -> Bool {
    document.blocks[paragraph].kind == .paragraph && document.blocks[list].kind == .bulletList
      && ServingHeading.isLead(document.plainText(of: paragraph))
      && !document.isListOfFoods(list) && !StepSentences.areMost(in: document, list: list)
      && !StepSentences.beginWithVerbs(in: document, list: list)
  }

  /// True for a paragraph whose bold first words name nothing but something beside the work, "**Storage:** in a tin",
  /// beside a text that tells no work, or above any.
  func isLabelledRemark(_ paragraph: Int) -> Bool {
    guard document.firstByte(of: paragraph) == UInt8(ascii: "*") else { return false }
    let inlines = document.inlines(of: paragraph)
    guard case .begin(.strong) = inlines.pieces.first?.kind, let end = inlines.endOfSpan(at: 0),
      case let label = inlines.plainText(of: inlines.pieces[...end]), label.utf8.count <= 40
    else { return false }
    let name = BodyHeading.withoutColon(label)
    let isLine =
      document.lineCount(of: paragraph) > 1
      && document.plainText(of: document.lineRange(0, of: paragraph)) == label
    let rest = inlines.plainText(of: inlines.pieces[(end + 1)...])
    guard isLine || label != name || rest.hasPrefix(":") else { return false }
    switch SectionKind(heading: name, isNested: true) {
    case .nutrition: return true
    case .notes, nil:
      return BesideWork.isOnly(name) && (isLine || !WorkVerb.isToldBehindLabel(rest))
        || ServingHeading.isOne(name) && ServingSentence.isAll(rest)
    default: return false
    }
  }

  /// True for several lines, each of which is a bold label and a few words that tell no work: "**Glass:** coupe".
  func areLabels(_ paragraph: Int) -> Bool {
    guard document.firstByte(of: paragraph) == UInt8(ascii: "*"),
      (2...Self.mostLabels).contains(document.lineCount(of: paragraph))
    else { return false }
    return document.lineRanges(of: paragraph).allSatisfy { line in
      let inlines = document.inlines(of: line)
      guard case .begin(.strong) = inlines.pieces.first?.kind, let end = inlines.endOfSpan(at: 0)
      else { return false }
      let label = inlines.plainText(of: inlines.pieces[...end])
      let rest = inlines.plainText(of: inlines.pieces[(end + 1)...])
      return (label.hasSuffix(":") || rest.hasPrefix(":")) && rest.utf8.count <= Self.longestValue
        && rest.contains(where: \.isLetter) && !rest.contains(",") && !PartOfDish.isNamed(by: label)
        && !WorkVerb.isToldBehindLabel(String(rest.drop { ": ".contains($0) }))
        && !SentenceText.isSentence(String(rest.drop { ": ".contains($0) }))
    }
  }

  /// The maximum number of lines with labels.
  private static var mostLabels: Int { 40 }

  /// The maximum length of a value behind a label, in bytes.
  private static var longestValue: Int { 80 }

  /// True for the last paragraph of a section if it is links and nothing else, but for the link to another
  /// document, which may have that step.
  func isLink(_ paragraph: Int, lastIn section: BodySection) -> Bool {
    guard paragraph > section.first, document.blocks[paragraph].next == section.end,
      document.blocks[paragraph].kind == .paragraph,
      document.firstByte(of: paragraph) == UInt8(ascii: "[")
    else { return false }
    let inlines = document.inlines(of: paragraph)
    return inlines.areLinks && !inlines.isLinkToDocument
  }
}

extension MarkdownDocument {
  /// The ranges of the lines of a paragraph.
  func lineRanges(of paragraph: Int) -> [Range<Int>] {
    (0..<lineCount(of: paragraph)).map { lineRange($0, of: paragraph) }
  }
}
