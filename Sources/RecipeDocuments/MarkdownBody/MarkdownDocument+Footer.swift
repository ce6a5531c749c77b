import MarkdownSyntax

extension MarkdownDocument {
  /// True if a block is a paragraph about the collection of files rather than the recipe: it says
  /// how to send changes to the former.
  func isFooter(_ index: Int) -> Bool {
    guard blocks[index].kind == .paragraph else { return false }
    return FoldedText.words(plainText(of: index).utf8).contains("pull request")
  }
}
