import MarkdownSyntax

/// Blocks that tell what to do.
extension MarkdownDocument {
  /// True for numbered items, and for bullets that read like steps.
  func isListOfSteps(_ block: Int) -> Bool {
    blocks[block].kind == .orderedList || StepSentences.areMost(in: self, list: block)
  }

  /// True for a paragraph that is a sentence.
  func isSentence(_ block: Int) -> Bool {
    blocks[block].kind == .paragraph && SentenceText.isSentence(plainText(of: block))
  }

  /// True if a sentence of a paragraph begins or ends with a verb of cooks, or has a time or heat.
  func tellsWork(_ paragraph: Int) -> Bool {
    let text = plainText(of: paragraph)
    return TimeWords.areIn(text) || text.contains("°")
      || text.split(whereSeparator: { ".!?:\n".contains($0) }).contains {
        WorkVerb.isIn(String($0))
      }
  }

  /// True if a range of blocks has bullets that are sentences and tell what to do, and no numbers, tables or code, so
  /// that nothing in it can be a list of ingredients.
  ///
  /// "Some good olive oil." is no work, and bullets above a sentence are what that needs.
  func hasOnlyListsOfWork(in range: Range<Int>) -> Bool {
    var lists = 0
    for block in topBlocks(from: range.lowerBound, to: range.upperBound) {
      switch blocks[block].kind {
      case .bulletList:
        lists += 1
        guard isWork(list: block) else { return false }
      case .paragraph where lists > 0 && SentenceText.isSentence(plainText(of: block)): return false
      case .orderedList, .table, .code: return false
      default: break
      }
    }
    return lists > 0
  }

  /// True for several bullets, all of which end as sentences do, none of which begins with an amount, and some
  /// of which begin with a verb or have a time.
  private func isWork(list: Int) -> Bool {
    let items = Array(children(of: list))
    return items.count > 1 && StepSentences.areMost(in: self, list: list)
      && StepSentences.tellWork(in: self, list: list)
      && items.allSatisfy { item in
        guard item + 1 < blocks[item].next, !beginsWithAmount(item: item) else { return false }
        let text = plainText(of: item + 1)
        return ".!。！".contains(text.last ?? " ") && text.split(separator: " ").count > 2
      }
  }
}
