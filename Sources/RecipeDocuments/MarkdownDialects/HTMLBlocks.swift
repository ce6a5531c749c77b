import HTMLSyntax
import MarkdownSyntax

/// Lists, tables, headings and paragraphs in tags, which Markdown takes for text of no meaning.
///
/// ```
/// <h3>Ingredients</h3>
/// <ul><li>2 leeks</li></ul>
/// ```
///
/// They become headings, items and rows of Markdown, so that one reader knows them all. The first line
/// of a block stays where it is; a block of few long lines may move those below it.
enum HTMLBlocks {
  /// Returns a document with Markdown for its blocks of tags, or `nil` if it has none with text.
  static func converted(_ document: MarkdownDocument) -> [UInt8]? {
    let bytes = document.bytes
    let changes = blocks(of: document).compactMap { range in
      HTMLBlockText(Array(bytes[range])).map { (range: range, text: $0.markdown) }
    }
    guard !changes.isEmpty else { return nil }
    var converted: [UInt8] = []
    converted.reserveCapacity(bytes.count)
    var end = 0
    for (range, text) in changes {
      converted += bytes[end..<range.lowerBound]
      let missing = bytes[range].count { $0 == 0x0A } - text.count { $0 == 0x0A }
      converted += text + Array(repeating: 0x0A, count: max(0, missing))
      end = range.upperBound
    }
    return converted + bytes[end...]
  }

  /// Returns the lines of the blocks of tags, of which those that follow each other are one.
  private static func blocks(of document: MarkdownDocument) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (index, last) = (0, -1)
    while index < document.blocks.count {
      let block = document.blocks[index]
      if block.kind == .html, block.start < block.end {
        let first = document.lineStart(at: block.start)
        let end = document.bytes.lineEnd(from: block.end)
        if last >= 0, last == index, let before = ranges.popLast() {
          ranges.append(before.lowerBound..<end)
        } else {
          ranges.append(first..<end)
        }
        last = block.next
      }
      index = block.next
    }
    return ranges
  }
}

/// The text of a block of tags, as Markdown; programs and styles have none.
private struct HTMLBlockText {
  /// The Markdown, with an empty line at its end.
  private(set) var markdown: [UInt8] = []

  private enum Kind: Equatable {
    case heading, item, row
    case text(Int)
  }

  private let orderedLists: [ClosedRange<Int>]
  private let bulletLists: [ClosedRange<Int>]
  private var last: Kind?
  private var number = 0

  /// Reads a block, or returns `nil` for one without text and programs.
  init?(_ bytes: [UInt8]) {
    let page = HTMLDocument(parsing: bytes)
    let lines = page.lines(
      keepingWhole: { element in
        switch element.name {
        case .li: !element.contains(.li)
        case .tr: !element.contains(.tr)
        case Self.summary: true
        default: HTMLName.headings.contains(element.name)
        }
      }, omitting: Self.isHidden)
    guard
      lines.contains(where: { !$0.text.cleaned(.line).isEmpty })
        || page.elements.contains(where: { Self.programs.contains($0.name) })
    else { return nil }
    orderedLists = Self.ranges(of: HTMLName("ol"), in: page)
    bulletLists = Self.ranges(of: HTMLName("ul"), in: page)
    for image in page.elements where image.name == HTMLName("img") {
      let address = image.attribute("src") ?? ""
      if !address.isEmpty, !address.contains(where: { " <>()\n".contains($0) }) {
        write("![](\(address))\n\n")
      }
    }
    for line in lines { add(line) }
    write("\n")
  }

  private static let summary = HTMLName("summary")
  private static let programs = [HTMLName("style"), HTMLName("script")]

  private static func ranges(of name: HTMLName, in page: HTMLDocument) -> [ClosedRange<Int>] {
    page.elements.filter { $0.name == name }.map { $0.index...($0.index + $0.descendantCount) }
  }

  /// True for text that the page never shows, such as the microdata of a recipe; a list or a table
  /// may be shown when a cook asks for it.
  private static func isHidden(_ element: HTMLElement) -> Bool {
    let style = element.attribute("style")?.lowercased().filter { !$0.isWhitespace } ?? ""
    guard element.hasAttribute("hidden") || style.contains("display:none") else { return false }
    return !element.contains(.li) && !element.contains(.tr)
      && element.name != .li && element.name != .tr
  }

  private mutating func write(_ text: String) { markdown += Array(text.utf8) }

  private mutating func add(_ line: HTMLLine) {
    let text = line.text.cleaned(.line)
    guard !text.isEmpty else { return }
    let escaped = MarkdownText.line(text)
    if let level = HTMLName.headings.firstIndex(of: line.element.name) {
      begin(.heading)
      write(String(repeating: "#", count: level + 1) + " " + MarkdownText.heading(text) + "\n")
    } else if line.element.name == .li {
      begin(.item)
      number += 1
      write((isOrdered(line.element.index) ? "\(number). " : "- ") + escaped + "\n")
    } else if line.element.name == .tr, line.element.index == line.index {
      addRow(line.element)
    } else {
      begin(.text(line.element.index))
      let isName = line.isEmphasized || line.element.name == Self.summary
      write((isName ? "**\(MarkdownText.inline(text))**" : escaped) + "\n")
    }
  }

  private mutating func addRow(_ row: HTMLElement) {
    let isFirst = last != .row
    let cells = row.children.filter { $0.name == HTMLName("td") || $0.name == HTMLName("th") }
    if isFirst, cells.count == 1, cells[0].hasAttribute("colspan") {
      // A heading over all columns is above the table.
      begin(.text(row.index))
      return write("**\(MarkdownText.inline(cells[0].text.cleaned(.line)))**\n")
    }
    begin(.row)
    let texts = cells.map { cell in
      let text = MarkdownText.inline(cell.text.cleaned(.line))
      let isBold = cell.children.first.map { child in
        [HTMLName("b"), HTMLName("strong")].contains(child.name) && child.text == cell.text
      }
      return isBold == true || cell.name == HTMLName("th") && !isFirst && !text.isEmpty
        ? "**\(text)**" : text
    }
    let rule = "|" + String(repeating: " --- |", count: texts.count) + "\n"
    let isHeadless = isFirst && Self.isIngredient(row, cells)
    if isHeadless { write("|" + String(repeating: "  |", count: texts.count) + "\n" + rule) }
    write("| " + texts.joined(separator: " | ") + " |\n")
    if isFirst, !isHeadless { write(rule) }
  }

  /// True for a first row that is an ingredient by its markup, or by its only cell, rather than the
  /// headings of a table.
  private static func isIngredient(_ row: HTMLElement, _ cells: [HTMLElement]) -> Bool {
    guard !cells.isEmpty, cells.allSatisfy({ $0.name == HTMLName("td") }) else { return false }
    let parts = [row] + cells
    if parts.contains(where: { $0.attribute("itemprop")?.hasSuffix("ngredient") == true }) {
      return true
    }
    guard cells.count == 1 else { return false }
    let text = cells[0].text.cleaned(.line)
    let isBold = cells[0].children.contains { child in
      emphasis.contains(child.name) && child.text == cells[0].text
    }
    return !isBold && !text.hasSuffix(":") && SectionKind(heading: text, isNested: true) == nil
      && TableVocabulary.role(of: text) == nil
  }

  private static let emphasis = [HTMLName("b"), HTMLName("strong")]

  /// Begins a line, after an empty one unless it continues the line before it.
  private mutating func begin(_ kind: Kind) {
    if kind != last || kind == .heading {
      if last != nil { write("\n") }
      number = 0
    }
    last = kind
  }

  /// True for an item whose innermost list is ordered.
  private func isOrdered(_ item: Int) -> Bool {
    let list = { (lists: [ClosedRange<Int>]) in
      lists.last { $0.contains(item) }?.lowerBound ?? -1
    }
    return list(orderedLists) > list(bulletLists)
  }
}
