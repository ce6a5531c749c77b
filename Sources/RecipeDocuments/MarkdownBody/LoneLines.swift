import MarkdownSyntax

/// Ingredients, steps and notes of a body without lists, headings or tables, each of which is a line or a
/// paragraph of its own.
///
/// ```
/// 2 leeks
///
/// salt
///
/// <!-- method -->
///
/// Boil them for an hour.
/// ```
struct LoneLines {
  /// The paragraphs of ingredients, which follow each other up to a divider or a sentence.
  private(set) var blocks: Set<Int> = []
  /// The paragraphs of notes, below a divider after the steps.
  private(set) var notes: Set<Int> = []

  /// The maximum length of an ingredient, in bytes, of one that begins with an amount, and of one
  /// without an amount at the end, in words.
  private static let (longestLine, longestAmount, mostWords) = (80, 200, 3)

  /// The paragraphs between two dividers.
  private struct Part {
    var blocks: [Int] = []
    /// The section that the divider above it names, "<!-- notes -->".
    var kind: SectionKind?
    /// True if a divider is below it.
    var isEnded = false
  }

  /// Finds the ingredients and the notes of a body.
  init(_ document: MarkdownDocument, _ outline: BodyOutline) {
    let sections = outline.sections
    guard let first = sections.first?.first, let end = sections.last?.end, first < end,
      case let all = document.topBlocks(from: first, to: end).filter({ $0 != outline.titleBlock }),
      all.allSatisfy({ Self.isPlain(document, $0) })
    else { return }
    var parts = Self.parts(of: all, in: document)[...]
    var isDivided = true
    while isDivided, let part = parts.first,
      let run = Self.run(part, in: document, isFirst: blocks.isEmpty)
    {
      blocks.formUnion(run)
      // The rest of a part after its ingredients is the method.
      isDivided = run.isEmpty || run.last == part.blocks.last
      parts.removeFirst()
    }
    if !blocks.isEmpty { takeNotes(from: parts, isDivided: isDivided) }
  }

  /// Takes the parts that a divider names as notes, or the last part below the steps.
  ///
  /// - Parameter isDivided: True if a divider is between the ingredients and the steps.
  private mutating func takeNotes(from parts: ArraySlice<Part>, isDivided: Bool) {
    let named = parts.filter { $0.kind == .notes }
    if !named.isEmpty {
      notes = Set(named.flatMap(\.blocks))
    } else if isDivided, parts.count == 2, let steps = parts.first, let last = parts.last,
      last.kind == nil, last.blocks.count <= steps.blocks.count
    {
      notes = Set(last.blocks)
    }
  }

  /// Returns the parts of a body between comments, else between rules, else between several blank lines.
  private static func parts(of blocks: [Int], in document: MarkdownDocument) -> [Part] {
    let hasComments = blocks.contains { comment($0, in: document) != nil }
    let hasRules = blocks.contains { document.blocks[$0].kind == .thematicBreak }
    var parts = [Part()]
    var line = 0
    for block in blocks {
      let comment = comment(block, in: document)
      let isGap = !hasComments && !hasRules && line > 0 && document.blocks[block].line > line + 2
      if isGap || comment != nil || document.blocks[block].kind == .thematicBreak, hasText(parts) {
        parts[parts.count - 1].isEnded = true
        parts.append(Part())
      }
      if let comment { parts[parts.count - 1].kind = SectionKind(heading: comment, isNested: true) }
      if document.blocks[block].kind == .paragraph { parts[parts.count - 1].blocks.append(block) }
      line = document.blocks[block].line + max(0, document.lineCount(of: block) - 1)
    }
    return parts.filter { !$0.blocks.isEmpty }
  }

  private static func hasText(_ parts: [Part]) -> Bool { parts.last?.blocks.isEmpty == false }

  /// Returns the text of a comment, `<!-- notes -->`, or `nil` for any other block.
  private static func comment(_ block: Int, in document: MarkdownDocument) -> String? {
    guard document.blocks[block].kind == .html else { return nil }
    let text = document.bytes[document.blocks[block].start..<document.blocks[block].end]
    guard text.starts(with: "<!--".utf8) else { return nil }
    return String(decoding: text.dropFirst(4).prefix { $0 != 0x2D }, as: UTF8.self).cleaned(.line)
  }

  /// True for a block that is no list, table or heading, other than one of the title.
  private static func isPlain(_ document: MarkdownDocument, _ block: Int) -> Bool {
    switch document.blocks[block].kind {
    case .bulletList, .orderedList, .table: false
    case .heading(let level): level == 1
    default: true
    }
  }

  /// Returns the paragraphs of a part that are ingredients, none for prose above the first, or `nil` for a
  /// part of other text below them.
  private static func run(
    _ part: Part, in document: MarkdownDocument, isFirst: Bool
  ) -> [Int]? {
    if let kind = part.kind, !kind.holdsIngredients { return nil }
    var run: [(block: Int, amounts: Int, count: Int)] = []
    for block in part.blocks {
      let lines = lines(document, block)
      guard let amounts = amounts(in: lines) else {
        if run.isEmpty { continue }
        break
      }
      if run.isEmpty, amounts == 0 { continue }
      run.append((block, amounts, lines.count))
    }
    let isWhole = part.isEnded && run.last?.block == part.blocks.last
    // Without a divider, a step of few words may follow.
    while !isWhole, let last = run.last, last.amounts == 0,
      lines(document, last.block).contains(where: { $0.split(separator: " ").count > mostWords })
    {
      run.removeLast()
    }
    let (amounts, count) = run.reduce((0, 0)) { ($0.0 + $1.amounts, $0.1 + $1.count) }
    guard amounts > (isFirst ? 1 : 0), amounts * 2 >= count else { return isFirst ? [] : nil }
    return run.map(\.block)
  }

  private static func lines(_ document: MarkdownDocument, _ block: Int) -> [String] {
    (0..<document.lineCount(of: block)).map {
      document.plainText(of: document.lineRange($0, of: block))
    }
  }

  /// Returns the number of lines that have an amount at an end, or `nil` if a line is no ingredient.
  private static func amounts(in lines: [String]) -> Int? {
    if lines.count == 1,
      let foods = RunOnIngredients.measuredFoods(in: lines[0]) ?? NeedSentence.foods(in: lines[0])
    {
      return foods.count
    }
    var amounts = 0
    let isNamed = lines.count > 1 && IngredientHeading.heading(in: lines[0]) != nil
    for line in isNamed ? lines.dropFirst() : lines[...] {
      guard YieldLine.yield(in: line) == nil else { return nil }
      guard !line.contains(":"), !".!?。！？".contains(line.last ?? "."), !OvenHeat.begins(line)
      else { return nil }
      if AmountText.startsWithAmount(line), line.utf8.count <= longestAmount {
        amounts += 1
        continue
      }
      guard line.utf8.count <= longestLine, !SentenceText.isSentence(line) else { return nil }
      if AmountText.endsWithAmount(line) { amounts += 1 }
    }
    return lines.isEmpty ? nil : amounts
  }
}
