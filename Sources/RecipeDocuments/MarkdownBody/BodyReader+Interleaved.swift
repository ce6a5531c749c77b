import MarkdownSyntax
import RecipeCore

/// Bodies whose sentences have their foods as lists in them: "- 2 leeks", and below it "slice and fry
/// in oil.", or "Fry in oil:", and below it "- 2 leeks".
extension BodyReader {
  /// True if most lists of the body are continued by a paragraph that begins in lower case, or are below the work that
  /// needs them.
  var hasFoodsInSentences: Bool {
    var (lists, continued, led, hasSteps) = (0, 0, 0, false)
    for section in outline.sections where section.kind == nil {
      for block in document.topBlocks(from: section.first, to: section.end) {
        hasSteps = hasSteps || document.isListOfSteps(block)
        if document.blocks[block].kind == .bulletList {
          lists += 1
          if isContinued(block, to: section.end) { continued += 1 }
        } else if isLead(block, to: section.end) {
          led += 1
        }
      }
    }
    return continued > 1 && continued * 2 >= lists || !hasSteps && led > 1 && led * 2 >= lists
  }

  /// True for a line of several words that tells what to do with the foods in the list below it: a colon ends it, and a
  /// verb of cooks or a time is in it, which is not in brackets.
  private func isLead(_ paragraph: Int, to end: Int) -> Bool {
    let next = document.blocks[paragraph].next
    guard document.blocks[paragraph].kind == .paragraph, next < end,
      document.blocks[next].kind == .bulletList, !document.isListOfSteps(next),
      case let line = document.plainText(of: paragraph),
      line.last.map({ ":：".contains($0) }) ?? false,
      case let text = String(line.prefix { !"(（".contains($0) }),
      text.split(separator: " ").count > 2
    else { return false }
    return !ServingHeading.isLead(text)
      && (text.split(separator: ",").contains { WorkVerb.isIn(String($0)) }
        || TimeWords.areIn(text))
  }

  /// True for a line right above a list, which begins the work unless it only names that list.
  private func isAboveFoods(_ paragraph: Int, to end: Int) -> Bool {
    let next = document.blocks[paragraph].next
    guard next < end, document.blocks[next].kind == .bulletList else { return false }
    return !document.plainText(of: paragraph).hasSuffix(":") || isLead(paragraph, to: end)
  }

  /// True if the block after a list of foods is a paragraph that begins in lower case.
  private func isContinued(_ list: Int, to end: Int) -> Bool {
    let next = document.blocks[list].next
    guard next < end, document.blocks[next].kind == .paragraph,
      !StepSentences.areMost(in: document, list: list)
    else { return false }
    return document.plainText(of: next).first?.isLowercase ?? false
  }

  /// Reads all sections: the items of lists are ingredients, and words of the steps around them.
  mutating func readInterleaved() {
    var body = InterleavedBody(document, keepsTexts: fields.contains(.directions))
    for section in outline.sections {
      switch section.kind {
      case .facts: readFacts(of: section)
      case .source: readSource(of: section)
      case nil, .ingredients, .amounts, .directions: read(section, into: &body)
      default: keep(section)
      }
    }
    body.endStep()
    add(body.ingredients)
    add(body.steps)
  }

  private mutating func read(_ section: BodySection, into body: inout InterleavedBody) {
    body.endStep()
    if section.level > 0, section.name != outline.title { body.begin(section.name) }
    for block in document.topBlocks(from: section.first, to: section.end) {
      switch document.blocks[block].kind {
      case .paragraph where body.isEmpty && !isAboveFoods(block, to: section.end):
        readIntroParagraph(block)
      case .quote where body.isEmpty: readQuote(block)
      case .paragraph where readClosingFacts(block) || readNote(block): break
      case .paragraph: body.takeParagraph(block)
      case .orderedList: body.takeNumbered(block)
      case .bulletList where StepSentences.areMost(in: document, list: block):
        body.takeSteps(block)
      case .bulletList: body.takeFoods(block, isContinued: isContinued(block, to: section.end))
      default: body.takeSteps(block)
      }
    }
  }
}

/// The ingredients, and the steps with these in them.
private struct InterleavedBody {
  private(set) var ingredients: IngredientCollector
  private(set) var steps: StepCollector
  private let document: MarkdownDocument
  /// The words of the step that has not ended.
  private var words: [String] = []
  /// The heading above which no list of foods has been yet.
  private var name = ""

  init(_ document: MarkdownDocument, keepsTexts: Bool) {
    self.document = document
    ingredients = IngredientCollector(document)
    steps = StepCollector(document, keepsTexts: keepsTexts, separatesTools: true)
  }

  /// True if nothing has been taken.
  var isEmpty: Bool { ingredients.isEmpty && steps.count == 0 && words.isEmpty }

  /// Begins a part of the dish.
  mutating func begin(_ name: String) {
    self.name = name
    steps.beginPart(name)
  }

  /// Ends the step.
  mutating func endStep() {
    if !words.isEmpty { steps.takeStep(words.joined(separator: " ")) }
    words = []
  }

  /// Takes a paragraph, which ends the step if it ends a sentence.
  mutating func takeParagraph(_ paragraph: Int) {
    let text = document.plainText(of: paragraph)
    words.append(text)
    if let last = text.last, ".!?".contains(last) { endStep() }
  }

  /// Takes the items of a numbered list, each of which begins a step and may be empty.
  mutating func takeNumbered(_ list: Int) {
    for item in document.children(of: list) {
      endStep()
      for child in document.children(of: item) {
        switch document.blocks[child].kind {
        case .paragraph: takeParagraph(child)
        case .bulletList: takeFoods(child, isContinued: true)
        default: takeSteps(child)
        }
      }
    }
  }

  /// Takes a list of ingredients, which the step mentions if it goes on after it.
  mutating func takeFoods(_ list: Int, isContinued: Bool) {
    ingredients.beginGroup(name)
    name = ""
    let count = ingredients.lines.count
    ingredients.takeList(list)
    guard isContinued || !words.isEmpty else { return }
    words.append(ingredients.lines[count...].joined(separator: ", "))
    if !isContinued { endStep() }
  }

  /// Takes a block of steps.
  mutating func takeSteps(_ block: Int) {
    endStep()
    steps.take(block)
  }
}
