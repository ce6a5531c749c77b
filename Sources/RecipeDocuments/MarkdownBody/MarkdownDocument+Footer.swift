import MarkdownSyntax

extension MarkdownDocument {
  /// True if a block is a paragraph about the collection of files rather than the recipe: it says
  /// how to send changes to the former.
  func isFooter(_ index: Int) -> Bool {
    guard blocks[index].kind == .paragraph else { return false }
    let text = plainText(of: index)
    return FoldedText.words(text.utf8).contains("pull request") && !hasFurtherSentence(text)
  }

  /// True if another sentence follows the one about changes.
  private func hasFurtherSentence(_ text: String) -> Bool {
    let sentences = text.split { ".!?。！？".contains($0) }
    let about = sentences.lastIndex { FoldedText.words($0.utf8).contains("pull request") }
    return about.map { sentences[($0 + 1)...].contains { $0.contains(where: \.isLetter) } } ?? false
  }
}
