/// Plain text with recipes as Markdown with the same lines.
///
/// A text that has headings or front matter of Markdown stays as it is.
struct PlainTextMarkdown {
  /// The Markdown.
  private(set) var bytes: [UInt8] = []

  private let lines: [PlainTextLine]
  private let titles: Set<Int>
  private var section: SectionKind?
  /// True if each line of the current section is a step.
  private var areLinesSteps = false

  /// Converts a text.
  init(of text: [UInt8]) {
    lines = Self.lines(of: String(decoding: text, as: UTF8.self))
    titles = PlainTextTitles(lines).indices
    guard !lines.contains(where: \.isMarkdown) else {
      bytes = text
      return
    }
    bytes.reserveCapacity(text.count + text.count / 8)
    for index in lines.indices { write(index) }
  }

  /// Returns the lines of a text; there may be many short ones, so that no list of them is made first.
  private static func lines(of text: String) -> [PlainTextLine] {
    var lines: [PlainTextLine] = []
    var rest = text[...]
    while let end = rest.firstIndex(where: \.isNewline) {
      lines.append(PlainTextLine(rest[..<end]))
      rest = rest[text.index(after: end)...]
    }
    lines.append(PlainTextLine(rest))
    return lines
  }

  private mutating func write(_ index: Int) {
    defer { bytes.append(0x0A) }
    let line = lines[index]
    if titles.contains(index) {
      section = nil
      return append("# ", line.title)
    }
    switch line.role {
    case .blank, .rule: break
    case .heading(let kind):
      section = kind
      areLinesSteps = kind == .directions && hasStepOnEachLine(after: index)
      append("## ", PlainTextLine.bare(line.text))
    case .title: append("", line.title)
    case .text: write(line.text)
    }
  }

  private mutating func write(_ text: Substring) {
    let isListed = section?.holdsIngredients == true || areLinesSteps
    guard isListed else { return append(text.first == "#" ? "\\" : "", text) }
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
  private func hasStepOnEachLine(after heading: Int) -> Bool {
    let following = lines[(heading + 1)...].drop { $0.role == .blank }
    let block = following.prefix { $0.role == .text }
    guard block.count > 1, block.endIndex <= lines.count else { return false }
    let rest = lines[block.endIndex...].drop { $0.role == .blank }
    if rest.first?.role == .text, !titles.contains(rest.startIndex) { return false }
    return block.allSatisfy { line in
      line.text.first.map { !$0.isLowercase && !$0.isNumber } ?? false
    }
  }
}
