import MarkdownSyntax

/// A Markdown text as HTML, in the form that the examples of the CommonMark specification have.
struct CommonMarkHTML {
  let document: MarkdownDocument
  private(set) var text = ""

  /// Renders a text, read without extensions.
  init(_ markdown: String) {
    document = MarkdownDocument(parsing: Array(markdown.utf8), extensions: [])
    appendBlocks(0..<document.blocks.count, isTight: false)
  }

  /// Appends the blocks of a range whose first block is one of them.
  private mutating func appendBlocks(_ range: Range<Int>, isTight: Bool) {
    var index = range.lowerBound
    while index < range.upperBound {
      appendBlock(index, isTight: isTight)
      index = document.blocks[index].next
    }
  }

  private mutating func appendBlock(_ index: Int, isTight: Bool) {
    let block = document.blocks[index]
    switch block.kind {
    case .heading(let level): appendLeaf(index, "<h\(level)>", "</h\(level)>\n")
    case .paragraph: appendParagraph(index, isTight: isTight)
    case .bulletList: appendContainer(index, "<ul>\n", "</ul>\n", isTight: block.isTight)
    case .orderedList:
      let start = document.firstNumber(of: index) ?? 1
      let tag = start == 1 ? "<ol>\n" : "<ol start=\"\(start)\">\n"
      appendContainer(index, tag, "</ol>\n", isTight: block.isTight)
    case .item: appendContainer(index, "<li>", "</li>\n", isTight: isTight)
    case .quote: appendContainer(index, "<blockquote>\n", "</blockquote>\n", isTight: false)
    case .code: appendCode(index)
    case .thematicBreak: beginLine(with: "<hr />\n")
    case .html: beginLine(with: document.verbatimText(of: index) + "\n")
    case .table, .row: break
    }
  }

  private mutating func beginLine(with tag: String) {
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    text += tag
  }

  private mutating func appendContainer(
    _ index: Int, _ opening: String, _ closing: String, isTight: Bool
  ) {
    beginLine(with: opening)
    appendBlocks(index + 1..<document.blocks[index].next, isTight: isTight)
    if case .item = document.blocks[index].kind {
      text += closing
    } else {
      beginLine(with: closing)
    }
  }

  private mutating func appendLeaf(_ index: Int, _ opening: String, _ closing: String) {
    beginLine(with: opening)
    appendInlines(of: index)
    text += closing
  }

  private mutating func appendParagraph(_ index: Int, isTight: Bool) {
    // Nothing but definitions of links stood in it.
    guard document.lineCount(of: index) > 0 else { return }
    if isTight { appendInlines(of: index) } else { appendLeaf(index, "<p>", "</p>\n") }
  }

  private mutating func appendCode(_ index: Int) {
    let language = document.infoString(of: index).prefix { $0 != " " && $0 != "\t" }
    let tag = language.isEmpty ? "" : " class=\"language-\(String(language).htmlEscaped)\""
    beginLine(with: "<pre><code\(tag)>")
    text += document.verbatimText(of: index).htmlEscaped
    text += document.lineCount(of: index) > 0 ? "\n</code></pre>\n" : "</code></pre>\n"
  }

  private mutating func appendInlines(of index: Int) {
    text += CommonMarkInlineHTML(document.inlines(of: index)).text
  }
}
