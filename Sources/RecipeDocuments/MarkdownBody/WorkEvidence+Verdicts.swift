import MarkdownSyntax
import RecipeCore

/// The verdicts on sections, by their names and blocks together.
extension WorkEvidence {
  /// True if a heading names directions or a part of the dish, or a list of steps is below it.
  func isMarkedAsWork(_ section: BodySection) -> Bool {
    section.kind == .directions || PartOfDish.isNamed(by: section.name)
      || blocks(of: section).contains(where: document.isListOfSteps)
  }

  /// True if a heading names something else than work: tips, storage, or a story is below it.
  func isBesideWork(_ section: BodySection) -> Bool {
    switch section.kind {
    case nil: namesOther(section) || isStory(section) || isOnlyFoods(section)
    case .directions: false
    default: true
    }
  }

  /// True for a section above the ingredients that is work on the day before the rest: sentences, or numbered
  /// items.
  func precedesWork(_ section: BodySection) -> Bool {
    DayHeading.isBefore(section.name) && (isNumbered(section) || beginsWithSentences(section))
  }

  /// True for a section after the directions that continues them: numbered items, sentences or bullets of work about
  /// a part of the dish, or verbs of cooks that say how to serve it, rather than what goes with it.
  func continuesWork(_ section: BodySection) -> Bool {
    isNumbered(section)
      || namesPart(section) && (beginsWithSentences(section) || beginsWithWork(section))
        && !isOnlyFoods(section) && !isOnlyTime(section)
      || ServingHeading.isOne(section.name) && beginsWithSentences(section)
        && beginsWithVerbs(section) && !isOnlyServing(section)
      || isAboutFoods(section) && !namesOther(section) && beginsWithSentences(section)
        && beginsWithVerbs(section)
  }

  /// True for paragraphs that say with what the dish is served, and nothing to do before that.
  private func isOnlyServing(_ section: BodySection) -> Bool {
    blocks(of: section).allSatisfy { block in
      document.blocks[block].kind == .paragraph
        && SentenceText.sentences(of: document.plainText(of: block)).allSatisfy(
          ServingSentence.isOne)
    }
  }

  /// True for words for a time above a text that is no work: "The same evening".
  private func isOnlyTime(_ section: BodySection) -> Bool {
    DayHeading.isOne(section.name) && !DayHeading.isKnown(section.name) && !hasListOfSteps(section)
      && (!tellsWork(section) || isStory(section))
  }

  /// True for one line of foods without a verb or a time below the name of serving, "Rice, salad and bread.".
  private func isOnlyFoods(_ section: BodySection) -> Bool {
    guard ServingHeading.isOne(section.name), section.first < section.end,
      document.blocks[section.first].kind == .paragraph,
      document.blocks[section.first].next == section.end,
      case let text = document.plainText(of: section.first),
      text.utf8.count <= Self.maximumFoodsLength
    else { return false }
    let foods = text.split(separator: ",")
    return foods.count > 1 && !TimeWords.areIn(text) && !text.contains("°")
      && foods.allSatisfy { $0.split(separator: " ").count <= 4 && !WorkVerb.isIn(String($0)) }
      && !text.dropLast().contains(".")
  }

  /// The maximum length of such a line, in bytes.
  private static let maximumFoodsLength = 120

  private func beginsWithWork(_ section: BodySection) -> Bool {
    section.first < section.end && isListOfWork(section.first)
  }

  /// True for a heading of a component or stage of a dish, and for numbered items.
  func isStage(_ section: BodySection) -> Bool { namesStage(section) || isNumbered(section) }

  /// Returns the sections from the first that follow each other and describe work, if one of them is named as a
  /// part of a dish or of the work, or by one of the foods.
  ///
  /// - Parameter asides: Sections without a kind, whose directions no heading names.
  func stages(of asides: [(index: Int, section: BodySection)]) -> [Int] {
    var stages: [(index: Int, section: BodySection)] = []
    for (index, section) in asides {
      guard !isBesideWork(section), hasWork(section) || DayHeading.isOne(section.name),
        !isClosingRemark(section, after: stages.suffix(1).map(\.section))
      else { break }
      stages.append((index, section))
    }
    return stages.contains { isStage($0.section) || isAboutFoods($0.section) }
      ? stages.map(\.index) : []
  }
}

extension BodyReader {
  /// The evidence of the body.
  var evidence: WorkEvidence { WorkEvidence(document, lines: draft.ingredients) }
}
