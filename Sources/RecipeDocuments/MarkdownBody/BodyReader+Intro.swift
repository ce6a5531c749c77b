import MarkdownSyntax
import RecipeCore

/// The content before the ingredients: an image, a description, facts.
extension BodyReader {
  /// Reads a section before the ingredients.
  mutating func readIntro(_ section: BodySection, isIngredientsMissing: Bool) {
    let isFact = isBold(section) && readFacts(inHeadingOf: section)
    if !isFact { keepRemark(of: section) }
    let count = paragraphs.count
    defer {
      if !isFact, paragraphs.count > count, saysMore(section) {
        paragraphs.insert(section.name, at: count)
      }
    }
    let name = section.name == outline.title ? nil : section.name
    var collector: IngredientCollector?
    var index = section.first
    while index < section.end {
      let next = document.blocks[index].next
      switch document.blocks[index].kind {
      case .paragraph
      where isIngredientsMissing && next < section.end
        && BlockName(document, index, above: next)?.isOfGroup ?? false:
        begin(&collector)
        collector?.beginGroup(document.plainText(of: index))
      case .paragraph where isIngredientsMissing && document.haveAmounts(inLinesOf: index):
        begin(&collector, named: name)
        collector?.takeLines(of: index)
      case .paragraph: readIntroParagraph(index)
      case .bulletList, .orderedList:
        guard !readFactList(index), !document.isTableOfContents(index) else { break }
        guard isIngredientsMissing else {
          keepList(index)
          break
        }
        assumeFoods(Self.listAssumed, at: index, after: collector)
        begin(&collector, named: name)
        collector?.takeList(index)
      case .table where readFactTable(index): break
      case .table: keep(prose: [index])
      case .code where isIngredientsMissing && document.haveAmounts(inCode: index):
        assumeFoods(Self.codeAssumed, at: index, after: collector)
        begin(&collector)
        collector?.take(from: index, to: document.blocks[index].next)
      case .quote: readQuote(index)
      case .html: readImageAttribute(in: index)
      default: break
      }
      index = document.blocks[index].next
    }
    if let collector { add(collector) }
  }

  /// Creates the ingredients at the first that are found, in a group of the section's name if they have it.
  private func begin(_ collector: inout IngredientCollector?, named name: String? = nil) {
    guard collector == nil else { return }
    var first = IngredientCollector(document)
    if let name { first.beginGroup(name) }
    collector = first
  }

  private mutating func assumeFoods(
    _ message: String, at block: Int, after collector: IngredientCollector?
  ) {
    if draft.ingredients.isEmpty, collector == nil { assume(message, at: block) }
  }

  private func isBold(_ section: BodySection) -> Bool {
    section.level == BodyHeading.lineLevel
  }

  /// True if the heading of a section before the ingredients says more than that text follows.
  private func saysMore(_ section: BodySection) -> Bool {
    section.level > 0 && !section.name.isEmpty
      && (section.name != outline.title || hints.hasTitle && section.level > 1)
      && section.name != draft.title && RecipeKey(section.name.utf8) == nil
      && SectionKind(heading: section.name, isNested: true) == nil
  }

  /// Keeps a list before the ingredients, such as tips, as a part of the description.
  mutating func keepList(_ list: Int) {
    guard fields.contains(.description), !document.isTableOfContents(list) else { return }
    var texts = StepCollector(document, keepsTexts: true)
    texts.take(list)
    let items = texts.steps.map { "- " + $0 }
    if !items.isEmpty { paragraphs.append(items.joined(separator: "\n")) }
  }

  /// The assumption if no heading names the ingredients.
  static let listAssumed = "no heading names the ingredients; assumed the first list"

  /// The assumption if no heading names the ingredients, which are a table.
  static let tableAssumed = "no heading names the ingredients; assumed the first table"

  /// The assumption if no heading names the ingredients, which are lines of code.
  private static let codeAssumed = "no heading names the ingredients; assumed the first code"

  /// Reads a list of facts, or returns `false` if its first item is not a fact.
  mutating func readFactList(_ list: Int) -> Bool {
    var isFirst = true
    for item in document.children(of: list) {
      let child = item + 1
      guard child < document.blocks[item].next, document.blocks[child].kind == .paragraph,
        document.lineCount(of: child) > 0,
        case let line = document.lineRange(0, of: child),
        let facts = readTitle(in: line) ? [] : MetadataLine(document.bytes, line)?.facts
      else {
        if isFirst { return readLabels(list) }
        keepAmongFacts(item)
        continue
      }
      set(facts)
      isFirst = false
    }
    return !isFirst
  }

  /// Keeps an item of a list of facts that is none: tools with their label, or a note.
  private mutating func keepAmongFacts(_ item: Int) {
    var texts = StepCollector(document, keepsTexts: true, separatesTools: true)
    texts.takeFact(item)
    draft.tools += texts.tools
    if fields.contains(.notes) { draft.notes += texts.steps }
  }

  /// Reads a list of labels, the first of which is not known: "Cost: low", "Time: 30 min".
  ///
  /// - Parameter heading: The heading of directions that they are below; "Time" is that of its work.
  mutating func readLabels(_ list: Int, below heading: String = "") -> Bool {
    guard let read = FactList(document, at: list) else { return false }
    let key = RecipeKey(heading.utf8).flatMap { $0.isTime ? $0 : nil }
    set(
      read.facts.map { fact in
        guard let key, fact.key == .totalTime else { return fact }
        return MetadataLine.Fact(key: key, value: fact.value, label: fact.label)
      })
    if fields.contains(.notes) { draft.notes += read.others.map { document.plainText(of: $0) } }
    return true
  }

  /// Reads the title in a line with its label, if there is no other.
  private mutating func readTitle(in line: Range<Int>) -> Bool {
    guard draft.title.isEmpty, let title = MetadataLine.title(document.bytes, line) else {
      return false
    }
    draft.title = document.plainText(of: title)
    return true
  }

  /// Reads a paragraph before the ingredients: lines of facts; the rest is description.
  mutating func readIntroParagraph(_ index: Int) {
    if document.isFootnote(index) || hints.isInDescription(document.plainText(of: index)) { return }
    if draft.sourceURL == nil, let address = linkTarget(ofCredit: index) {
      draft.sourceURL = address
      return
    }
    let kept = readFacts(inIntro: index)
    guard !kept.isEmpty else { return }
    let text =
      kept.count == document.lineCount(of: index)
      ? document.plainText(of: index)
      : kept.map { document.plainText(of: document.lineRange($0, of: index)) }
        .joined(separator: " ")
    guard !text.isEmpty, !takeYield(text) else { return }
    draft.yield = draft.yield ?? ServingsSentence.clause(of: text)
    guard fields.contains(.description) else { return }
    paragraphs.append(Self.withoutLabel(text))
  }

  /// Reads an image and the lines of facts in a paragraph, and returns the other lines.
  mutating func readFacts(inIntro index: Int) -> [Int] {
    readImage(index)
    var kept: [Int] = []
    for line in 0..<document.lineCount(of: index) {
      let range = document.lineRange(line, of: index)
      if readTagLine(range) || readShortcode(range) || readTitle(in: range) { continue }
      if Callout.endOfType(document.bytes, range) != nil || isEmptyLabel(range) { continue }
      if let facts = MetadataLine(document.bytes, range)?.facts {
        set(facts)
      } else if draft.sourceURL == nil, isAddress(range) {
        setSource(range)
      } else if let rest = readUnknownFacts(in: range) {
        set(rest)
      } else {
        readCredit(in: range)
        kept.append(line)
      }
    }
    return kept
  }

  /// True for the label of a measure that nobody filled in: "Servings:".
  private func isEmptyLabel(_ line: Range<Int>) -> Bool {
    let text = document.bytes[MetadataLine.trimmed(line, in: document.bytes)]
    guard text.count <= 40, text.last == UInt8(ascii: ":") else { return false }
    let label = text.reversed().drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "*") }
      .reversed()
    return RecipeKey(label: ArraySlice(label))?.isMeasure == true
  }

  /// Takes a short paragraph that is a yield and nothing else: "2人分", "_Per 8 persone_".
  private mutating func takeYield(_ text: String) -> Bool {
    guard draft.yield == nil, text.utf8.count <= 40, text.split(separator: " ").count <= 4 else {
      return false
    }
    let plain = text.hasSuffix(".") ? String(text.dropLast()) : text
    let isNumber = plain.first?.isNumber == true
    guard
      let yield = YieldPhrase.yield(in: plain)
        ?? (isNumber ? HeadingYield.yield(in: plain) : YieldLine.yield(in: plain))
    else { return false }
    draft.yield = yield
    return true
  }

  /// Keeps the labels that are not known at the start of a line of labels as notes, and returns the
  /// facts after them: "Difficulty: easy | Time: 5 min".
  private mutating func readUnknownFacts(in line: Range<Int>) -> [MetadataLine.Fact]? {
    guard let (unknown, facts) = MetadataLine.afterUnknownLabels(document.bytes, line) else {
      return nil
    }
    if fields.contains(.notes) {
      draft.notes += unknown.map { document.plainText(of: $0).cleaned(.line) }
    }
    return facts
  }

  /// Returns a description without its label, as in "Description: A quick soup".
  private static func withoutLabel(_ text: String) -> String {
    guard let colon = text.firstIndex(of: ":"), RecipeKey(text[..<colon].utf8) == .description
    else { return text }
    let rest = String(text[text.index(after: colon)...]).cleaned(.paragraphs)
    return rest.isEmpty ? text : rest
  }

  /// True if a line is an address and nothing else.
  func isAddress(_ line: Range<Int>) -> Bool {
    var text = document.bytes[line]
    if text.first == UInt8(ascii: "<"), text.last == UInt8(ascii: ">") {
      text = text.dropFirst().dropLast()
    }
    return text.starts(with: "http".utf8) && !text.contains { $0 <= 0x20 }
      && WebAddress.isWhole(String(decoding: text, as: UTF8.self))
  }

  /// Reads a line of hash tags, `#vegan #soup`.
  mutating func readTagLine(_ range: Range<Int>) -> Bool {
    let line = document.bytes[range]
    guard line.first == UInt8(ascii: "#") else { return false }
    let words = line.split { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
    guard
      words.allSatisfy({
        $0.count > 1 && $0.first == UInt8(ascii: "#") && $0.dropFirst().first != $0.first
      })
    else { return false }
    for word in words { draft.addTag(String(decoding: word, as: UTF8.self)) }
    return true
  }

  /// Reads a quote before the ingredients: the facts of a callout, or prose.
  mutating func readQuote(_ quote: Int) {
    for child in document.children(of: quote) {
      switch document.blocks[child].kind {
      case .paragraph: readIntroParagraph(child)
      case .bulletList: _ = readFactList(child)
      default: break
      }
    }
  }
}
