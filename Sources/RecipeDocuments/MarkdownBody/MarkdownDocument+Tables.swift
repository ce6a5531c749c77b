import MarkdownSyntax
import RecipeCore

extension MarkdownDocument {
  /// Returns the cells of a table, row by row.
  func tableCells(of table: Int) -> [[TableCell]] {
    children(of: table).map { row in
      cells(of: row).map { cell in
        TableCell(
          text: plainText(of: cell), isStrong: isStrong(cell),
          beginsStrong: bytes[cell].starts(with: "**".utf8) && !isStrong(cell),
          isPicture: isPicture(cell),
          lines: lines(of: cell))
      }
    }
  }

  /// Returns the evidence that a table is one of ingredients, or `nil` for any other block.
  func evidenceOfFoods(in table: Int) -> TableEvidence? {
    guard blocks[table].kind == .table, !StepSentences.areRows(of: table, in: self) else {
      return nil
    }
    return TableEvidence(tableCells(of: table))
  }

  /// True for a line right above a table that names it: a few words and a colon, or in bold with a remark in
  /// brackets behind them, "**Levain** (the night before)".
  func isCaption(_ paragraph: Int, ofTable table: Int) -> Bool {
    guard blocks[paragraph].kind == .paragraph, blocks[paragraph].next == table,
      blocks.indices.contains(table), blocks[table].kind == .table, lineCount(of: paragraph) == 1
    else { return false }
    let line = lineRange(0, of: paragraph)
    let marks = ["*", "_"].contains { bytes[line].starts(with: $0.utf8) }
    let text = plainText(of: paragraph)
    guard marks && isStrong(line) || text.hasSuffix(":") else { return false }
    let name = text.prefix { $0 != "(" }
    return !name.isEmpty && name.split(separator: " ").count <= 6
      && !name.contains(where: \.isNumber)
      && !SentenceText.isSentence(text) && !WorkVerb.isIn(text)
  }

  /// True for a table of facts: `| Serves | Prep |` with values below, or rows of name and value.
  func hasFacts(inTable table: Int) -> Bool {
    let rows = children(of: table).map { cells(of: $0) }
    let evidence = evidenceOfFoods(in: table)
    guard let header = rows.first, rows.count > 1, evidence != .headings,
      !StepSentences.areRows(of: table, in: self)
    else { return false }
    // "Pour" is a word before a yield as well as one above what to pour.
    let labels = header.filter { RecipeKey(bytes[$0])?.isLabel == true }
    let isLead = labels.count == 1 && HeadingYield.isLead(plainText(of: labels[0]))
    return !labels.isEmpty && (rows.count == 2 || evidence == nil || !isLead)
      || rows.contains { $0.count == 2 && RecipeKey(bytes[$0[0]])?.isLabel == true }
  }

  /// True if a cell has nothing but an image.
  private func isPicture(_ cell: Range<Int>) -> Bool {
    let text = bytes[cell].drop { $0 == UInt8(ascii: "[") }
    let links = text.startIndex == cell.lowerBound ? 1 : 2
    return text.starts(with: "![".utf8) && text.last == UInt8(ascii: ")")
      && zip(text, text.dropFirst()).count { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: "(") }
        == links
  }

  /// Returns the lines of a cell that `<br>` divides, or nothing for a cell of one line.
  private func lines(of cell: Range<Int>) -> [String] {
    guard bytes[cell].contains(UInt8(ascii: "<")) else { return [] }
    var lines: [String] = []
    var start = cell.lowerBound
    for index in cell where bytes[index] == UInt8(ascii: "<") {
      let tag = bytes[index..<cell.upperBound].prefix(8)
      guard let end = tag.firstIndex(of: UInt8(ascii: ">")),
        ["<br", "<br/", "<br /"].contains(
          String(decoding: tag[..<end], as: UTF8.self).lowercased())
      else { continue }
      lines.append(plainText(of: start..<index))
      start = end + 1
    }
    guard start > cell.lowerBound else { return [] }
    lines.append(plainText(of: start..<cell.upperBound))
    return lines.map { $0.cleaned(.line) }.filter { !$0.isEmpty }
  }

  /// True if all of a cell is bold or emphasised, but for a remark in brackets or a colon behind it:
  /// `**Dough** (2 loaves)`.
  private func isStrong(_ cell: Range<Int>) -> Bool {
    let text = bytes[cell]
    guard let mark = text.first, mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_") else {
      return false
    }
    let inner = text.drop { $0 == mark }
    let name = inner.prefix { $0 != mark }
    let end = inner[name.endIndex...].drop { $0 == mark }
    guard !name.isEmpty, inner.startIndex - text.startIndex == end.startIndex - name.endIndex else {
      return false
    }
    let rest = end.drop { $0 == 0x20 || $0 == UInt8(ascii: ":") }
    return rest.isEmpty || rest.first == UInt8(ascii: "(") && rest.last == UInt8(ascii: ")")
  }
}
