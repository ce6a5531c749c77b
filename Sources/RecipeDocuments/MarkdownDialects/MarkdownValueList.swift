import MarkdownSyntax

/// A walk over the lines of a Markdown text, each under the heading above it.
struct MarkdownValueList {
  private let document: MarkdownDocument
  private let body: (DocumentValue) -> Void

  /// Creates a walk that calls `body` with each line.
  init(_ document: MarkdownDocument, _ body: @escaping (DocumentValue) -> Void) {
    self.document = document
    self.body = body
  }

  /// Visits all lines.
  func visitAll() {
    var section = "introduction"
    for index in document.blocks.indices {
      let block = document.blocks[index]
      switch block.kind {
      case .heading: section = text(of: index)
      // It is about the files, not the recipe.
      case .paragraph where document.isFooter(index): break
      case .paragraph:
        if let name = boldLine(index) ?? wordLine(index) {
          section = name
        } else {
          visitText(of: index, section)
        }
      case .code: visitCode(index, section)
      case .row: visitRow(index, section)
      case .html: visitHTML(index, section)
      case .bulletList, .orderedList, .item, .quote, .thematicBreak, .table: break
      }
    }
  }

  private func text(of index: Int) -> String { document.inlines(of: index).plainText() }

  private func visitText(of index: Int, _ section: String) {
    let text = document.inlines(of: index).plainText(lineBreak: 0x0A)
    visitLines(of: text, section, from: document.blocks[index].line)
  }

  private func visitLines(of text: String, _ section: String, from first: Int) {
    var line = first
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      body(DocumentValue(line: String(Self.withoutType(part)), in: section, at: line))
      line += 1
    }
  }

  /// Returns the title of a box, `[!note] Title`, and any other line as it is.
  private static func withoutType(_ line: Substring) -> Substring {
    guard line.hasPrefix("[!"), let end = line.firstIndex(of: "]") else { return line }
    return line[line.index(after: end)...]
  }

  /// Visits the cells of a row of a table, except the first row, which names the columns.
  private func visitRow(_ index: Int, _ section: String) {
    guard index == 0 || document.blocks[index - 1].kind != .table else { return }
    for cell in document.cells(of: index) {
      let text = document.inlines(of: cell).plainText()
      if RecipeKey(text.utf8)?.isMeasure == true { continue }
      body(DocumentValue(section, text, line: document.blocks[index].line))
    }
  }

  private func visitCode(_ index: Int, _ section: String) {
    let block = document.blocks[index]
    for line in 0..<document.lineCount(of: index) {
      let bytes = document.bytes[document.lineRange(line, of: index)]
      body(
        DocumentValue(
          line: String(decoding: bytes, as: UTF8.self), in: section, at: block.line + line))
    }
  }

  /// Visits the text of a block of HTML; comments are not for readers.
  private func visitHTML(_ index: Int, _ section: String) {
    let block = document.blocks[index]
    let bytes = document.bytes[block.start..<block.end]
    guard !bytes.starts(with: "<!--".utf8) else { return }
    visitLines(
      of: HTMLText.plain(String(decoding: bytes, as: UTF8.self)), section, from: block.line)
  }

  /// Returns the text of a line that is a word for a section, which serves as a heading.
  private func wordLine(_ index: Int) -> String? {
    guard let heading = BodyHeading(document, at: index),
      SectionKind(heading: heading.text, isNested: true) != nil
    else { return nil }
    return heading.text
  }

  /// Returns the text of a paragraph that is bold throughout, which serves as a heading.
  private func boldLine(_ index: Int) -> String? {
    let inlines = document.inlines(of: index)
    guard case .begin(.strong)? = inlines.pieces.first?.kind,
      case .end(.strong)? = inlines.pieces.last?.kind,
      inlines.pieces.count(where: { $0.kind == .begin(.strong) }) == 1,
      BodyHeading(document, at: index) != nil
    else { return nil }
    return inlines.plainText()
  }
}
