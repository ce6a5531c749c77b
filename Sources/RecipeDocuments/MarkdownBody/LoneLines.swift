import MarkdownSyntax

/// Ingredients of a body without lists, headings or tables, each of which is a line or a paragraph of its own.
struct LoneLines {
  /// The paragraphs, which follow each other up to a divider or a sentence.
  private(set) var blocks: Set<Int> = []

  /// The maximum length of an ingredient, in bytes, and of one without an amount at the end, in words.
  private static let (longestLine, mostWords) = (80, 3)

  /// Finds the ingredients of a body.
  init(_ document: MarkdownDocument, _ sections: [BodySection]) {
    guard let first = sections.first?.first, let end = sections.last?.end, first < end,
      document.topBlocks(from: first, to: end).allSatisfy({ Self.isPlain(document, $0) })
    else { return }
    var run: [(block: Int, amounts: Int, count: Int)] = []
    for block in document.topBlocks(from: first, to: end) {
      let lines = Self.lines(document, block)
      guard let amounts = Self.amounts(in: lines) else {
        if run.isEmpty { continue }
        break
      }
      if run.isEmpty, amounts == 0 { continue }
      run.append((block, amounts, lines.count))
    }
    // Without a divider, a step of few words may follow.
    while let last = run.last, last.amounts == 0,
      document.plainText(of: last.block).split(separator: " ").count > Self.mostWords
    {
      run.removeLast()
    }
    let (amounts, count) = run.reduce((0, 0)) { ($0.0 + $1.amounts, $0.1 + $1.count) }
    guard amounts > 1, amounts * 2 >= count else { return }
    blocks = Set(run.map(\.block))
  }

  /// True for a block that is no list, table or heading, other than one of the title.
  private static func isPlain(_ document: MarkdownDocument, _ block: Int) -> Bool {
    switch document.blocks[block].kind {
    case .bulletList, .orderedList, .table: false
    case .heading(let level): level == 1
    default: true
    }
  }

  private static func lines(_ document: MarkdownDocument, _ block: Int) -> [String] {
    guard document.blocks[block].kind == .paragraph else { return [] }
    return (0..<document.lineCount(of: block)).map {
      document.plainText(of: document.lineRange($0, of: block))
    }
  }

  /// Returns the number of lines that begin with an amount, or `nil` if a line is no ingredient.
  private static func amounts(in lines: [String]) -> Int? {
    guard !lines.isEmpty,
      lines.allSatisfy({ line in
        line.utf8.count <= longestLine && !ListShape.isSentence(line) && !OvenHeat.begins(line)
          && !line.contains(":") && !".!?。！？".contains(line.last ?? ".")
      })
    else { return nil }
    return lines.count(where: AmountText.startsWithAmount)
  }
}
