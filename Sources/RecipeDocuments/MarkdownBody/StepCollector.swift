import MarkdownSyntax
import RecipeCore
import Text

/// A collector of directions: each list item or paragraph is a step.
struct StepCollector {
  let document: MarkdownDocument
  /// True if the texts are wanted, not only their number.
  let keepsTexts: Bool
  /// True if the addresses of links are kept after their texts.
  var keepsAddresses = false
  /// The steps.
  private(set) var steps: [String] = []
  /// The names of parts, with the index of the step that is each.
  private(set) var groups: [RecipeGroup] = []
  /// The heading above the first steps.
  private var firstName = ""
  /// The number of steps.
  private(set) var count = 0
  /// The tools that items among the steps list, "Equipment: a large pot".
  private(set) var tools: [String] = []

  /// The blocks that are no steps: tables of ingredients in the items.
  var leftOut: Set<Int> = []

  /// True if items that list tools are no steps.
  let separatesTools: Bool

  /// Creates an empty collector for a document.
  ///
  /// - Parameters:
  ///   - keepsTexts: True if the texts are wanted, not only their number.
  ///   - separatesTools: True if items that list tools are no steps.
  init(_ document: MarkdownDocument, keepsTexts: Bool, separatesTools: Bool = false) {
    self.document = document
    self.keepsTexts = keepsTexts
    self.separatesTools = separatesTools
  }

  /// Adds the name of a part as a step of its own, so that the parts remain separate; its number is
  /// not a part of the name.
  mutating func beginPart(_ name: String) {
    guard keepsTexts, !name.isEmpty else { return }
    let bytes = Array(name.utf8)
    let start = StepNumber.end(in: bytes[...]) ?? 0
    takeName(String(decoding: bytes[start...], as: UTF8.self))
  }

  /// Begins a part at a heading that may be the only one above steps, which then is no part: the name of the first
  /// is added once another follows.
  mutating func beginPartAmongOthers(_ name: String) {
    guard count > 0 else {
      firstName = RecipeKey.isWordForRecipe(name) ? "" : name
      return
    }
    if groups.isEmpty, keepsTexts, !firstName.isEmpty {
      let rest = steps
      steps = []
      beginPart(firstName)
      steps += rest
    }
    beginPart(name)
  }

  private mutating func takeName(_ name: String) {
    groups.append(RecipeGroup(name: name, start: steps.count))
    steps.append(name + ":")
  }

  /// Collects a block.
  mutating func take(_ index: Int) {
    switch document.blocks[index].kind {
    case .bulletList, .orderedList:
      takeItems(of: index)
    case .quote: for child in document.children(of: index) { take(child) }
    case .table: takeTable(index)
    case .code where document.isProgram(index): break
    case .code: takeStep { $0.document.verbatimText(of: index) }
    case .paragraph where document.isFootnote(index) || document.isBlockName(index): break
    case .paragraph where document.isTag(index): break
    case .paragraph where separatesTools && takePart(ofParagraph: index): break
    case .paragraph where isNumbered(index): takeNumberedLines(of: index)
    case .paragraph where isOutline(index): takeOutline(index)
    case .paragraph where separatesTools && takeLabelledLines(of: index): break
    case .paragraph where areSentences(index) || separatesTools && areOrders(index):
      takeLines(of: index)
    case .paragraph where separatesTools && hasBreaks(index): takeSentences(ofLeaf: index)
    case .paragraph, .html: takeStep { $0.text(ofLeaf: index) }
    case .heading: takeHeading(index)
    case .thematicBreak, .item, .row: break
    }
  }

  /// Collects the items of a list; those that are indented further, but too little to be nested, belong
  /// to the item above them if it ends with a colon.
  private mutating func takeItems(of list: Int) {
    if separatesTools, takeParts(of: list) || takeSentences(ofOnlyItemOf: list) { return }
    var column: Int?
    var isLead = false
    for item in document.children(of: list) where !takeTools(item) {
      let own = Indentation.columns(
        of: document.bytes[document.lineStart(at: document.blocks[item].start)...])
      if let column, own > column, isLead {
        takeContinuation(item)
      } else {
        takeItem(item)
        isLead = steps.last?.textLines.first.map { ":：".contains($0.last ?? " ") } ?? false
        column = min(column ?? own, own)
      }
    }
  }

  /// Collects an item that is not a step: its tools, or its text.
  mutating func takeFact(_ item: Int) {
    if !takeTools(item) { takeItem(item) }
  }

  /// Adds an item to the last step, on a line of its own.
  private mutating func takeContinuation(_ item: Int) {
    steps[steps.count - 1] += "\n" + text(ofItem: item)
  }

  /// Collects a text as one step, or each of several lines that end as sentences do.
  mutating func takeText(_ range: Range<Int>) {
    let lines = document.bytes[range].split(separator: 0x0A).map { $0.startIndex..<$0.endIndex }
    if lines.count > 1 {
      let texts = lines.map { document.plainText(of: $0) }
      if texts.allSatisfy({ $0.last.map { ".!?。！".contains($0) } ?? false }) {
        for text in texts { takeStep(text) }
        return
      }
    }
    takeStep { $0.document.plainText(of: range) }
  }

  /// Collects a step.
  mutating func takeStep(_ text: String) {
    takeStep { _ in text }
  }

  /// Adds the items of a list to the last step, a line for each.
  mutating func takeContinuation(of list: Int) {
    guard let last = steps.indices.last else { return take(list) }
    var items = StepCollector(document, keepsTexts: true)
    items.take(list)
    steps[last] += items.steps.map { "\n" + $0 }.joined()
  }

  /// Collects a list item.
  mutating func takeItem(_ item: Int) {
    takeStep { $0.text(ofItem: item) }
  }

  /// Collects the tools of an item whose label names them, or that names those in a list below it, or
  /// returns `false` for any other.
  private mutating func takeTools(_ item: Int) -> Bool {
    guard separatesTools, item + 1 < document.blocks[item].next,
      document.blocks[item + 1].kind == .paragraph
    else { return false }
    let line = document.plainText(of: item + 1)
    if document.blocks[item + 1].next < document.blocks[item].next,
      line.count <= Self.longestLabel, SectionKind(heading: line, isNested: false) == .tools
    {
      tools += text(ofItem: item).textLines.dropFirst().map { $0.cleaned(.line) }
      return true
    }
    guard
      let colon = line.prefix(Self.longestLabel).firstIndex(where: { $0 == ":" || $0 == "：" }),
      SectionKind(heading: String(line[..<colon]), isNested: true) == .tools
    else { return false }
    let first = String(line[line.index(after: colon)...]).cleaned(.line)
    let others = text(ofItem: item).textLines.dropFirst().map { $0.cleaned(.line) }
    tools += ([first] + others).filter { !$0.isEmpty }
    return true
  }

  /// The maximum length of a label, in characters.
  private static let longestLabel = 32

  private mutating func takeHeading(_ heading: Int) {
    let name = document.plainText(of: heading)
    guard !name.isEmpty else { return }
    count += 1
    if keepsTexts { takeName(name) }
  }

  /// Collects the step that a closure returns, which is called if texts are wanted.
  mutating func takeStep(_ text: (StepCollector) -> String) {
    guard keepsTexts else {
      count += 1
      return
    }
    let text = text(self)
    guard !text.isEmpty else { return }
    steps.append(text)
    count += 1
  }

  /// Returns the text of a leaf, with its hard line breaks.
  private func text(ofLeaf index: Int) -> String {
    guard
      document.lineCount(of: index) > 1 || keepsAddresses || hasTag(index)
        || document.firstByte(of: index) == UInt8(ascii: "[")
    else { return document.plainText(of: index) }
    if let callout = Callout(document, at: index - 1) { return text(of: callout, index) }
    if let lines = numberedLines(of: index) { return lines.joined(separator: "\n") }
    let inlines = document.inlines(of: index)
    if keepsAddresses, inlines.hasLinks { return inlines.textWithAddresses }
    if inlines.isLink { return inlines.textOfLink }
    let parts = inlines.pieces.split(
      omittingEmptySubsequences: false, whereSeparator: inlines.isLineBreak)
    return parts.map { inlines.plainText(of: $0) }.joined(separator: "\n")
  }

  private func hasBreaks(_ leaf: Int) -> Bool { document.lineCount(of: leaf) > 1 || hasTag(leaf) }

  /// Collects each line between hard line breaks if all of them end as sentences do, or else one step.
  private mutating func takeSentences(ofLeaf leaf: Int) {
    let text = text(ofLeaf: leaf)
    let lines = text.textLines
    let areSentences = lines.allSatisfy { $0.last.map { ".!。！".contains($0) } ?? false }
    for step in areSentences ? lines : [text] { takeStep(step) }
  }

  /// Collects the sentences in the only item of a list, or returns `false` for any other list.
  private mutating func takeSentences(ofOnlyItemOf list: Int) -> Bool {
    let item = list + 1
    guard item + 1 < document.blocks[list].next,
      document.blocks[item + 1].next == document.blocks[list].next,
      document.blocks[item + 1].kind == .paragraph, hasTag(item + 1)
    else { return false }
    let before = steps.count
    takeSentences(ofLeaf: item + 1)
    // "1. Mix.<br>2. Bake."
    for index in steps.indices.dropFirst(before + 1) {
      guard let text = StepNumbers.text(of: steps[index], after: index - before + 1) else { break }
      steps[index] = text
    }
    return true
  }

  private func hasTag(_ leaf: Int) -> Bool {
    let block = document.blocks[leaf]
    return document.bytes[block.start..<max(block.start, block.end)].contains(UInt8(ascii: "<"))
  }

  /// Returns the text of a callout, after its title unless that or its type names a section.
  private func text(of callout: Callout, _ paragraph: Int) -> String {
    let lines = (1..<document.lineCount(of: paragraph)).map {
      document.plainText(of: document.lineRange($0, of: paragraph))
    }
    let text = lines.joined(separator: " ")
    return callout.kind != nil || callout.title.isEmpty ? text : "\(callout.title): \(text)"
  }

  /// Returns the text of an item, with a line for each block in it.
  private func text(ofItem item: Int) -> String {
    let first = item + 1
    let end = document.blocks[item].next
    guard first < end else { return "" }
    if document.blocks[first].next == end, document.blocks[first].kind == .paragraph {
      return text(ofLeaf: first)
    }
    var lines: [String] = []
    for child in document.children(of: item) where !leftOut.contains(child) {
      appendLines(of: child, to: &lines)
    }
    return lines.joined(separator: "\n")
  }

  private func appendLines(of index: Int, to lines: inout [String]) {
    var part = StepCollector(document, keepsTexts: true)
    (part.keepsAddresses, part.leftOut) = (keepsAddresses, leftOut)
    part.take(index)
    lines += part.steps
  }
}

extension MarkdownDocument {
  /// True for fenced code in a language, such as that of a diagram, which is no text to read.
  fileprivate func isProgram(_ code: Int) -> Bool {
    let language = infoString(of: code).prefix { !$0.isWhitespace && $0 != "{" }.lowercased()
    return !language.isEmpty && !Self.languagesOfProse.contains(language)
  }

  /// The languages of fenced code that are text.
  private static let languagesOfProse: Set<String> = [
    "text", "txt", "plain", "plaintext", "md", "markdown", "recipe", "cook", "cooklang", "recipemd",
  ]

  /// True if a paragraph is only a tag without text that a static site generator replaces,
  /// `{{< recipe >}}`.
  fileprivate func isTag(_ paragraph: Int) -> Bool {
    guard lineCount(of: paragraph) == 1, case let line = bytes[lineRange(0, of: paragraph)],
      line.starts(with: "{{".utf8) || line.starts(with: "{%".utf8)
    else { return false }
    return line.last == UInt8(ascii: "}") && !line.contains(UInt8(ascii: "\""))
      && line.count { $0 == UInt8(ascii: "}") } <= 2
  }

  /// True if a paragraph is only the name that Obsidian gives a block: `^made-2021`.
  fileprivate func isBlockName(_ paragraph: Int) -> Bool {
    guard lineCount(of: paragraph) == 1 else { return false }
    let line = bytes[lineRange(0, of: paragraph)]
    return line.first == UInt8(ascii: "^") && line.count > 1
      && line.dropFirst().allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
  }
}
