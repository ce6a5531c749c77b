import MarkdownSyntax
import Text

/// The evidence for a section being work rather than a remark, a story or what goes with the dish: its name, and
/// the blocks below it.
///
/// The readers of sections ask here; single lists and lines are judged by `StepSentences` and `NumberedSteps`. What a
/// name is evidence of is told by `PartOfDish`, `IngredientWork`, `DayHeading`, `ServingHeading` and `BesideWork`;
/// `WorkEvidence+Verdicts` weighs both.
struct WorkEvidence {
  let document: MarkdownDocument
  /// The parts of the dish that the groups of ingredients name.
  let parts: Set<String>
  /// The ingredients that are known so far.
  private let lines: [String]
  /// The words of all ingredients that may name one.
  private let foods: Set<Substring>

  /// The maximum number of words of a heading of a component.
  private static let maximumWordCount = 3
  /// The number of ingredients that no story mentions.
  private static let minimumFoodCount = 3
  /// The number of ingredients that are looked for in each section.
  private static let maximumFoodCount = 128

  /// Creates the evidence of a body.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - lines: The ingredients that are known so far.
  ///   - groups: The names of the groups of ingredients.
  ///   - foods: The ingredients of the body.
  init(_ document: MarkdownDocument, lines: [String], groups: [String] = [], foods: [String] = []) {
    self.document = document
    self.lines = lines
    parts = PartOfDish.names(of: groups)
    self.foods = Self.words(foods.joined(separator: " "))
  }

  /// Returns the blocks of a section.
  func blocks(of section: BodySection) -> [Int] {
    document.topBlocks(from: section.first, to: section.end)
  }

  /// Returns the words of a text that may name a food.
  private static func words(_ text: String) -> Set<Substring> {
    Set(FoldedText.words(text.utf8).split(separator: " ").filter { $0.count > 3 })
  }
}

/// The evidence of names.
extension WorkEvidence {
  /// True for the name of a part of the dish: "For the glaze", or that of a group of ingredients.
  func namesPart(_ section: BodySection) -> Bool {
    PartOfDish.isNamed(by: section.name, parts: parts)
  }

  /// True for the name of a part of the dish or of the work, or of a food.
  func namesStage(_ section: BodySection) -> Bool {
    namesPart(section) || IngredientWork.isPart(section.name)
      || Self.words(section.name).contains(where: foods.contains) && !section.name.hasSuffix("?")
  }

  /// True for the name of something else than work: tips, storage, a description.
  func namesOther(_ section: BodySection) -> Bool {
    BesideWork.isNamed(by: section.name) || namesDescription(section)
  }

  /// True for a word for a description, above a text that tells no work.
  func namesDescription(_ section: BodySection) -> Bool {
    section.level > 0 && RecipeKey(section.name.utf8) == .description && !hasListOfSteps(section)
      && !tellsWork(section)
  }
}

/// The evidence of the blocks of sections.
extension WorkEvidence {
  /// True if a section begins with numbered items.
  func isNumbered(_ section: BodySection) -> Bool {
    section.first < section.end && document.blocks[section.first].kind == .orderedList
  }

  /// True if a section begins with a list of steps.
  func hasListOfSteps(_ section: BodySection) -> Bool {
    section.first < section.end && document.isListOfSteps(section.first)
  }

  /// True if a section begins with a sentence, or with bullets that are sentences.
  func beginsWithSentences(_ section: BodySection) -> Bool {
    guard section.first < section.end else { return false }
    let first = section.first
    switch document.blocks[first].kind {
    case .bulletList:
      return StepSentences.areMost(in: document, list: first)
        || StepSentences.allEnd(in: document, list: first)
    case .paragraph: return SentenceText.isSentence(document.plainText(of: first))
    default: return false
    }
  }

  /// True if a section has a list of steps, or a paragraph of sentences.
  func hasMethod(_ section: BodySection) -> Bool {
    blocks(of: section).contains { block in
      switch document.blocks[block].kind {
      case .orderedList: true
      case .bulletList: StepSentences.areMost(in: document, list: block)
      case .paragraph: SentenceText.isSentence(document.plainText(of: block))
      default: false
      }
    }
  }

  /// True if a section has sentences and numbered items, and nothing else.
  func hasOnlyMethod(_ section: BodySection) -> Bool {
    let blocks = blocks(of: section)
    return !blocks.isEmpty
      && blocks.allSatisfy { block in
        document.blocks[block].kind == .orderedList
          || document.blocks[block].kind == .paragraph
            && SentenceText.isSentence(document.plainText(of: block))
      }
  }

  /// True if a section has a list of steps, a paragraph of sentences, or bullets that tell work.
  func hasWork(_ section: BodySection) -> Bool {
    hasMethod(section) || blocks(of: section).contains(where: isListOfWork)
  }

  /// True if a sentence or item of a section begins or ends with a verb of cooks, or has a time or heat.
  func tellsWork(_ section: BodySection) -> Bool {
    blocks(of: section).contains { block in
      switch document.blocks[block].kind {
      case .bulletList, .orderedList: StepSentences.tellWork(in: document, list: block)
      case .paragraph: document.tellsWork(block)
      default: false
      }
    }
  }

  /// True for bullets some of which have a verb of cooks or a time, and none an amount at its start.
  func isListOfWork(_ list: Int) -> Bool {
    document.blocks[list].kind == .bulletList && StepSentences.tellWork(in: document, list: list)
      && !document.children(of: list).contains { document.beginsWithAmount(item: $0) }
  }

  /// True if verbs of cooks begin all paragraphs of a section, and begin or end all of its items.
  func beginsWithVerbs(_ section: BodySection) -> Bool {
    blocks(of: section).allSatisfy { block in
      document.blocks[block].kind == .bulletList
        ? StepSentences.beginWithVerbs(in: document, list: block)
        : StepRemark.beginsWithVerb(document.plainText(of: block))
    }
  }

  /// True for nothing but bullets, none of which has an amount or tells work.
  func isListOfNames(_ section: BodySection) -> Bool {
    let blocks = blocks(of: section)
    return !blocks.isEmpty
      && blocks.allSatisfy { block in
        document.blocks[block].kind == .bulletList && !document.isListOfFoods(block)
          && !StepSentences.areMost(in: document, list: block)
          && !StepSentences.beginWithVerbs(in: document, list: block)
      }
  }

  /// True for a short heading above a text that mentions several of the foods.
  func isAboutFoods(_ section: BodySection) -> Bool {
    guard section.name.split(separator: " ").count <= Self.maximumWordCount,
      !section.name.hasSuffix("?")
    else { return false }
    return Self.words(text(of: section)).intersection(foods).count > 1
  }

  /// True if a section has only paragraphs that tell what happened to somebody.
  func isStory(_ section: BodySection) -> Bool {
    let blocks = blocks(of: section)
    return !blocks.isEmpty && !isMarkedAsWork(section)
      && blocks.allSatisfy { block in
        document.blocks[block].kind == .paragraph
          && StoryText.isTold(in: document.plainText(of: block))
      }
      && foods(namedIn: section) < Self.minimumFoodCount
  }

  /// Returns the number of ingredients with words that a section has, which its directions mention.
  private func foods(namedIn section: BodySection) -> Int {
    let words = Set(FoldedText.words(text(of: section).utf8).split(separator: " "))
    return lines.prefix(Self.maximumFoodCount).count { line in
      FoldedText.words(line.utf8).split(separator: " ").contains {
        $0.count > 3 && words.contains($0)
      }
    }
  }

  private func text(of section: BodySection) -> String {
    blocks(of: section).map { document.plainText(of: $0) }.joined(separator: " ")
  }
}
