import MarkdownSyntax

extension MarkdownDocument {
  /// True if the first item of a list is a link that leads to a heading.
  func isTableOfContents(_ list: Int) -> Bool {
    guard list + 2 < blocks[list].next, case .paragraph = blocks[list + 2].kind else {
      return false
    }
    let inlines = inlines(of: list + 2)
    guard case .begin(.link(let target)) = inlines.pieces.first?.kind,
      inlines.endOfSpan(at: 0) == inlines.pieces.count - 1
    else { return false }
    return inlines.target(target).contains("#")
  }
}
