import MarkdownSyntax

extension MarkdownDocument {
  /// True if a document has bullets that are sentences and do not begin with amounts, and no numbers, tables
  /// or code, so that nothing in it can be a list of ingredients.
  var hasOnlyListsOfWork: Bool {
    var lists = 0
    for block in topBlocks(from: 0, to: blocks.count) {
      switch blocks[block].kind {
      case .bulletList:
        lists += 1
        guard isWork(list: block) else { return false }
      case .orderedList, .table, .code: return false
      default: break
      }
    }
    return lists > 0
  }

  /// True for several bullets, all of which end as sentences do, and none of which begins with an amount.
  private func isWork(list: Int) -> Bool {
    let items = Array(children(of: list))
    return items.count > 1 && StepSentences.areMost(in: self, list: list)
      && items.allSatisfy { item in
        guard item + 1 < blocks[item].next, !beginsWithAmount(item: item) else { return false }
        let text = plainText(of: item + 1)
        return ".!。！".contains(text.last ?? " ") && text.split(separator: " ").count > 2
      }
  }
}
