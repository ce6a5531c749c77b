import MarkdownSyntax

extension MarkdownRecipeReader {
  package func forEachValue(
    in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void
  ) {
    guard bytes.count <= Self.sizeLimit else { return }
    let text = DocumentText(bytes).bytes
    let page = MarkdownPage(text, path: path)
    guard let pages = DocumentPages(of: page.document) else { return visit(page, above: 0, body) }
    for part in pages.all {
      let text = Array(page.document.bytes[part.bytes])
      visit(MarkdownPage(text, path: path), above: part.line - 1, body)
    }
  }

  /// Visits the texts of a page that starts below some lines of its file.
  private func visit(
    _ page: MarkdownPage, above lines: Int, _ body: @escaping (DocumentValue) -> Void
  ) {
    let move = { (value: DocumentValue) in
      body(DocumentValue(value.name, value.text, line: value.line + lines))
    }
    if CooklangRecipeReader.isMeant(by: page.frontMatter) {
      return CooklangRecipeReader()
        .forEachValue(in: page.document.bytes, path: page.path, move)
    }
    for member in page.frontMatter.members + page.frontMatter.damaged { member.forEachValue(move) }
    MarkdownValueList(page.document, move).visitAll()
  }
}
