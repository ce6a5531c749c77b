import MarkdownSyntax

/// Pages that consist of links to other pages.
enum LinkLists {
  /// True if every list item of a document is only a link.
  static func areAll(in document: MarkdownDocument) -> Bool {
    var hasItem = false
    for index in document.blocks.indices where document.blocks[index].kind == .item {
      let child = index + 1
      guard child < document.blocks[index].next, isLink(child, in: document) else { return false }
      hasItem = true
    }
    return hasItem
  }

  /// True if most list items of a document begin with a link to another document beside it.
  static func areMostDocuments(in document: MarkdownDocument) -> Bool {
    let items = document.blocks.indices.filter { document.blocks[$0].kind == .item }
    return items.count(where: { isDocumentLink($0 + 1, in: document) }) * 2 > items.count
  }

  private static func isDocumentLink(_ index: Int, in document: MarkdownDocument) -> Bool {
    guard document.blocks.indices.contains(index), document.blocks[index].kind == .paragraph else {
      return false
    }
    let inlines = document.inlines(of: index)
    guard case .begin(.link(let link)) = inlines.pieces.first?.kind else { return false }
    let address = inlines.target(link)
    return !address.contains("://") && (address.hasSuffix("/") || address.contains(".md"))
  }

  private static func isLink(_ index: Int, in document: MarkdownDocument) -> Bool {
    guard document.blocks[index].kind == .paragraph else { return true }
    let inlines = document.inlines(of: index)
    guard case .begin(.link) = inlines.pieces.first?.kind else { return false }
    return inlines.endOfSpan(at: 0) == inlines.pieces.count - 1
  }
}
