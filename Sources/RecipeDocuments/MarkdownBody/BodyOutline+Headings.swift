import MarkdownSyntax

/// The judgement of headings by what is below them.
extension BodyOutline {
  /// True for a heading such as "Time" above a list of facts.
  func isAboveFacts(
    _ heading: BodyHeading, with next: Int, in document: MarkdownDocument
  ) -> Bool {
    guard namesMeasure(heading), next + 2 < document.blocks.count,
      document.blocks[next].kind == .bulletList, document.blocks[next + 2].kind == .paragraph,
      document.lineCount(of: next + 2) > 0
    else { return false }
    return MetadataLine(document.bytes, document.lineRange(0, of: next + 2)) != nil
  }

  /// True for "Recipe" above anything but a list of foods, if no heading below names directions.
  func isAboveMethod(
    _ heading: BodyHeading, with next: Int, in document: MarkdownDocument
  ) -> Bool {
    guard RecipeKey.isWordForRecipe(heading.text), next < document.blocks.count,
      lastDirections.map({ $0 < next }) ?? true
    else { return false }
    switch document.blocks[next].kind {
    case .orderedList: return true
    case .bulletList:
      return !document.children(of: next).contains { document.beginsWithAmount(item: $0) }
        && (StepSentences.areMost(in: document, list: next)
          || StepSentences.tellWork(in: document, list: next))
    case .paragraph: return SentenceText.isSentence(document.plainText(of: next))
    default: return false
    }
  }

  /// True for a heading below the level of titles that is the name of a time or the yield.
  func namesMeasure(_ heading: BodyHeading) -> Bool {
    heading.level > 1
      && RecipeKey(FoldedText.words(heading.text.utf8).utf8)?.isMeasure == true
  }

  /// True if the first heading below a title in front matter is the name of a part: a list is below
  /// it, and another such heading of its level follows.
  func isFirstPart(
    _ heading: BodyHeading, with next: Int, in document: MarkdownDocument
  ) -> Bool {
    guard hints.hasTitle, next < document.blocks.count, isList(next, in: document) else {
      return false
    }
    var index = next
    while index < document.blocks.count {
      let below = document.blocks[index].next
      if document.blocks[index].kind == .heading(level: heading.level),
        SectionKind(heading: document.plainText(of: index), isNested: true) == nil,
        below < document.blocks.count, isList(below, in: document)
      {
        return true
      }
      index = below
    }
    return false
  }

  private func isList(_ index: Int, in document: MarkdownDocument) -> Bool {
    document.blocks[index].kind == .bulletList
  }
}
