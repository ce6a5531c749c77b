import MarkdownSyntax
import RecipeCore

/// Bodies below front matter that has the ingredients, without a heading for directions.
extension BodyReader {
  /// Reads a body that is a description, as the front matter has the directions, too.
  mutating func readProse() {
    for section in outline.sections {
      if section.kind == nil {
        readIntro(section, isIngredientsMissing: false)
      } else {
        readBeside(section)
      }
    }
  }

  /// Reads a body that is the directions.
  ///
  /// Where it has a list of steps, that and what follows are the directions, and the prose above
  /// them is the description. Otherwise all prose above the first heading is the directions.
  mutating func readMethod() {
    var steps = StepCollector(
      document, keepsTexts: fields.contains(.directions), separatesTools: true)
    let list = firstListOfSteps
    var isMethod = true
    for section in outline.sections {
      guard section.kind == nil else {
        readBeside(section)
        continue
      }
      // A title or a divider has no name of its own.
      let isNamed = section.level > 0 && section.name != outline.title
      if isNamed, steps.count > 0 { isMethod = evidence.isNumbered(section) }
      if section.level > 0, evidence.isStory(section) {
        if steps.count > 0 {
          readAside(section)
        } else {
          readIntro(section, isIngredientsMissing: false)
        }
        continue
      }
      guard isMethod else {
        readAside(section)
        continue
      }
      if isNamed { steps.beginPartAmongOthers(section.name) }
      let numbered = NumberedSteps(document, section.first..<max(section.first, section.end))
      for index in document.topBlocks(from: section.first, to: section.end) {
        if numbered.hasLabelledRemark(index) || numbered.isAfterWork(index)
          || numbered.isAside(index)
        {
          if !readNote(index) { keep(prose: [index]) }
          continue
        }
        readMethod(index, isAboveList: list.map { index < $0 } ?? false, into: &steps)
      }
    }
    if steps.count > 0, let first = outline.sections.first?.first {
      assume("no heading names the directions; assumed the text of the document", at: first)
    }
    add(steps)
  }

  private mutating func readMethod(
    _ index: Int, isAboveList: Bool, into steps: inout StepCollector
  ) {
    switch document.blocks[index].kind {
    case .paragraph where isAboveList: readIntroParagraph(index)
    case .quote where isAboveList: readQuote(index)
    case .html: readImageAttribute(in: index)
    case .paragraph where readClosingFacts(index) || readNote(index): break
    case .paragraph where document.isFootnote(index): break
    case .paragraph: takeMethod(index, into: &steps)
    case .bulletList where readFactList(index): break
    case .table where readFactTable(index): break
    default: steps.take(index)
    }
  }

  /// Takes the lines of a paragraph that are no facts.
  private mutating func takeMethod(_ index: Int, into steps: inout StepCollector) {
    let lines = readFacts(inIntro: index)
    if lines.count == document.lineCount(of: index) {
      steps.take(index)
    } else {
      for line in lines { steps.takeText(document.lineRange(line, of: index)) }
    }
  }

  /// The first list in a section with an unknown heading that reads like steps.
  private var firstListOfSteps: Int? {
    for section in outline.sections where section.kind == nil {
      let blocks = document.topBlocks(from: section.first, to: section.end)
      if let list = blocks.first(where: document.isListOfSteps) { return list }
    }
    return nil
  }

  /// Reads a section with a known heading other than those of ingredients and directions.
  mutating func readBeside(_ section: BodySection) {
    switch section.kind {
    case .facts: readFacts(of: section)
    case .source: readSource(of: section)
    default: keep(section)
    }
  }
}
