import JSONSyntax
import MarkdownSyntax
import RecipeCore

/// What stands beside ingredients and steps: notes, tools, nutrition, and sections of other names.
extension BodyReader {
  /// Keeps a section that is neither ingredients nor directions.
  ///
  /// Nothing of a recipe is dropped: what is no tool and no nutrition is a note, after its heading
  /// unless that says only that it is one.
  ///
  /// - Parameter facts: Blocks that are read as facts and not kept as text.
  mutating func keep(_ section: BodySection, without facts: Set<Int> = []) {
    guard !section.isEmpty else { return keepRemark(of: section) }
    var texts = StepCollector(document, keepsTexts: true)
    texts.keepsAddresses = true
    if let text = section.text { texts.takeText(text) }
    for index in document.topBlocks(from: section.first, to: section.end) {
      if section.kind == .tools, document.blocks[index].kind == .paragraph {
        for line in 0..<document.lineCount(of: index)
        where Callout.endOfType(document.bytes, document.lineRange(line, of: index)) == nil {
          texts.takeText(document.lineRange(line, of: index))
        }
        continue
      }
      if !facts.contains(index), !readFooter(index) { texts.take(index) }
    }
    add(texts.steps, of: section)
  }

  /// Keeps a bold line without anything below it, which is a remark rather than a heading.
  mutating func keepRemark(of section: BodySection) {
    guard section.isEmpty, !section.isAboveTable, section.level == BodyHeading.lineLevel,
      fields.contains(.notes),
      section.name.split(separator: " ").count > 2 || section.name.utf8.count > 20
    else { return }
    draft.notes.append(section.name)
  }

  /// Reads a paragraph at the end that is about the collection of files: how to change it.
  private mutating func readFooter(_ index: Int) -> Bool {
    guard document.isFooter(index) else { return false }
    let text = document.plainText(of: index)
    if fields.contains(.extras) {
      var json = JSONWriter(isIndented: false)
      json.string(text)
      draft.extras.append(
        ExtraField(name: "footer", json: String(decoding: json.bytes, as: UTF8.self)))
    }
    return true
  }

  /// Keeps other text among the ingredients as notes.
  mutating func keep(prose blocks: [Int]) {
    guard fields.contains(.notes) else { return }
    var texts = StepCollector(document, keepsTexts: true)
    texts.keepsAddresses = true
    for block in blocks { texts.take(block) }
    draft.notes += texts.steps.filter { $0.contains { $0.isLetter || $0.isNumber } }
  }

  /// Reads a paragraph among the steps that begins with a word for notes, "Note: it freezes well".
  mutating func readNote(_ index: Int) -> Bool {
    guard document.blocks[index].kind == .paragraph else { return false }
    if evidence.areLabels(index) {
      if fields.contains(.notes) {
        draft.notes += document.lineRanges(of: index).map { document.plainText(of: $0) }
      }
      return true
    }
    let text = document.plainText(of: index)
    guard
      let note = StepRemark.labelledNote(text) ?? (evidence.isLabelledRemark(index) ? text : nil)
    else { return false }
    if fields.contains(.notes) { draft.notes.append(note) }
    return true
  }

  private mutating func add(_ texts: [String], of section: BodySection) {
    switch section.kind {
    case .tools: draft.tools += texts
    case .nutrition:
      let lines = texts.flatMap(\.textLines)
      draft.nutrition += lines.compactMap(NutritionFact.init(line:))
      // The first row of a table has the names of its columns.
      let others = lines.filter { line in
        let isRow = line.contains(" | ") && !line.contains(where: \.isNumber)
        return NutritionFact(line: line) == nil && !isRow
      }
      addNote(others, named: section.name)
    case .notes where SectionKind.isGenericNote(section.name):
      if fields.contains(.notes) { draft.notes += texts }
    case .notes, .ingredients, .amounts, .directions, .facts, .source, nil:
      addNote(texts, named: section.name)
    }
  }

  private mutating func addNote(_ texts: [String], named name: String) {
    guard fields.contains(.notes), texts.contains(where: { $0.contains { !$0.isWhitespace } })
    else { return }
    // Blocks after a divider have no heading.
    if name.isEmpty { return draft.notes += texts }
    draft.notes.append("\(name): " + texts.joined(separator: "\n"))
  }
}

extension MarkdownDocument {
  /// Returns the blocks of a range that are not inside others.
  func topBlocks(from first: Int, to end: Int) -> [Int] {
    var found: [Int] = []
    var index = first
    while index < end {
      found.append(index)
      index = blocks[index].next
    }
    return found
  }
}

extension NutritionFact {
  /// Creates a fact from a line such as "Calories: 240 kcal", or returns `nil` for any other line.
  init?(line: String) {
    let parts = line.split(maxSplits: 1) { $0 == ":" || $0 == "：" || $0 == "|" }
      .map { $0.trimmed }
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), parts[0].utf8.count <= 60,
      parts[0].contains(where: \.isLetter),
      parts[1].contains(where: \.isNumber)
    else { return nil }
    self.init(name: parts[0], text: parts[1])
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self).cleaned(.line) }
}
