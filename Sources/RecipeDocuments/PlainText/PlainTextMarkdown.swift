/// Plain text with recipes as Markdown with the same lines.
///
/// A text that has headings or front matter of Markdown stays as it is.
struct PlainTextMarkdown {
  /// The Markdown.
  private(set) var bytes: [UInt8] = []

  private let text: String
  private let lines: [PlainTextLine]
  private var section: SectionKind?
  /// True if each line of the current section is a step.
  private var areLinesSteps = false
  /// True if each line of the method below ingredients is a paragraph.
  private var areLinesParagraphs = false
  /// The method that no word names, below the ingredients of the current section.
  private var method: PlainTextMethod?
  /// The last word for directions.
  private let lastDirections: Int?

  /// Converts a text in UTF-8.
  init(of utf8: [UInt8]) {
    let utf8 = WikiPictures.marked(in: utf8, from: 0)
    text = String(decoding: utf8, as: UTF8.self)
    lines = Self.lines(of: text)
    lastDirections = lines.lastIndex { $0.role == .heading(.directions) }
    guard !lines.contains(where: { $0.role == .markdown }) else {
      bytes = utf8
      return
    }
    bytes.reserveCapacity(utf8.count + utf8.count / 8)
    var titles = PlainTextTitles(of: lines, in: text).indices[...]
    for index in lines.indices {
      let isTitle = titles.first == index
      if isTitle { titles.removeFirst() }
      write(index, isTitle: isTitle, nextTitle: titles.first ?? lines.endIndex)
    }
  }

  /// Returns the lines of a text.
  ///
  /// There may be many short ones, so that the list is made at once in its size.
  private static func lines(of text: String) -> [PlainTextLine] {
    var lines: [PlainTextLine] = []
    lines.reserveCapacity(text.utf8.count { $0 == 0x0A } + 1)
    var rest = text[...]
    while let end = rest.firstIndex(where: \.isNewline) {
      lines.append(PlainTextLine(rest[..<end], of: text))
      rest = rest[text.index(after: end)...]
    }
    lines.append(PlainTextLine(rest, of: text))
    return lines
  }

  private mutating func write(_ index: Int, isTitle: Bool, nextTitle: Int) {
    defer { bytes.append(0x0A) }
    let (line, text) = (lines[index], lines[index].text(in: text))
    if let method, method.start == index {
      (section, areLinesSteps, areLinesParagraphs) = (nil, false, method.hasStepOnEachLine)
    }
    if isTitle {
      (section, areLinesParagraphs) = (nil, false)
      return append("# ", PlainTextLine.title(in: text) ?? PlainTextLine.withoutSigns(text))
    }
    switch line.role {
    case .blank, .rule: break
    case .heading(let kind):
      section = kind
      areLinesParagraphs = false
      areLinesSteps = kind == .directions && hasStepOnEachLine(after: index, nextTitle: nextTitle)
      method =
        kind.holdsIngredients && lastDirections ?? -1 < index
        ? PlainTextMethod(in: lines[(index + 1)..<nextTitle], of: self.text) : nil
      append("## ", PlainTextLine.bare(text))
    case .title: append("", PlainTextLine.title(in: text) ?? text)
    case .text where continuesItem(index): append("  ", text)
    case .text where index > 0 && lines[index - 1].isGap && labelledSection(text) != nil:
      (section, areLinesSteps) = (labelledSection(text), false)
      append("", text)
    case .text, .markdown:
      if section?.holdsIngredients != true, let item = textBehindBullet(index) {
        append("- ", item)
      } else {
        write(text)
      }
    }
  }

  /// Returns the section that the label of a line with text begins, as in "METHOD: Boil the leeks".
  private func labelledSection(_ line: Substring) -> SectionKind? {
    guard let colon = line.firstIndex(of: ":"), line.index(after: colon) < line.endIndex,
      line[..<colon].utf8.count <= 24,
      let kind = SectionKind(heading: PlainTextLine.bare(line[..<colon]), isNested: true),
      kind == .directions
    else { return nil }
    return kind
  }

  /// True for a line that continues the item above it: a bracket is open, or below a bullet whose last word
  /// begins a phrase, this line goes on in lowercase.
  private func continuesItem(_ index: Int) -> Bool {
    guard section?.holdsIngredients == true, index > 0, lines[index - 1].role == .text else {
      return false
    }
    let (line, above) = (lines[index].text(in: text), lines[index - 1].text(in: text))
    if OpenBracket.joins(above, line) { return true }
    return Self.beginsWithBullet(above) && OpenLine.isOpen(above) && line.first?.isLowercase == true
      && !AmountText.startsWithAmount(String(line))
  }

  private static func beginsWithBullet(_ line: Substring) -> Bool {
    line.first.map { "-*•–".contains($0) } == true && line.dropFirst().first == " "
  }

  /// Returns the text behind a bullet right at a word, "*Stir it", as that of a neighbouring line is.
  private func textBehindBullet(_ index: Int) -> Substring? {
    let text = lines[index].text(in: text)
    guard let mark = text.first, "*-".contains(mark), text.last != mark,
      text.dropFirst().first.map({ $0.isLetter || $0.isNumber }) ?? false
    else { return nil }
    let isListed = [index - 1, index + 1].contains { neighbour in
      lines.indices.contains(neighbour) && lines[neighbour].text(in: self.text).first == mark
    }
    return isListed ? text.dropFirst() : nil
  }

  private mutating func write(_ text: Substring) {
    let isListed = section?.holdsIngredients == true || areLinesSteps
    guard isListed else {
      append(text.first == "#" ? "\\" : "", text)
      if areLinesParagraphs { bytes.append(0x0A) }
      return
    }
    let mark = text.prefix { "-*•·–◦▪□☐".contains($0) }
    if text.last == ":" || text.last == "：" { return append("### ", PlainTextLine.bare(text)) }
    let rest = mark.isEmpty || mark.count > 1 ? text : text.dropFirst().drop { $0 == " " }
    let isNumbered = areLinesSteps && text.first?.isNumber == true
    append(isNumbered ? "" : "- ", rest)
  }

  private mutating func append(_ mark: String, _ text: some StringProtocol) {
    bytes += mark.utf8
    bytes += text.utf8
  }

  /// True if steps are lines: no blank lines or numbers divide them, and none continues the line above.
  private func hasStepOnEachLine(after heading: Int, nextTitle: Int) -> Bool {
    let following = lines[(heading + 1)...].drop { $0.role == .blank }
    let block = following.prefix { $0.role == .text }
    guard block.count > 1, block.endIndex <= lines.count else { return false }
    let rest = lines[block.endIndex...].drop { $0.role == .blank }
    if rest.first?.role == .text, rest.startIndex != nextTitle { return false }
    return block.allSatisfy { line in
      line.text(in: text).first.map { !$0.isLowercase && !$0.isNumber } ?? false
    }
  }
}
