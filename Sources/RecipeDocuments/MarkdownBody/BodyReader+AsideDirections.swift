import MarkdownSyntax
import RecipeCore

/// Directions below unknown headings: "Assembly", "Let's cook".
extension BodyReader {
  /// Returns the indices of sections that contain directions under an unknown heading.
  ///
  /// After directions, these are sections with numbered items, which continue them, and those about
  /// a part of the dish. Without directions, they are all such sections after the ingredients, or
  /// else the first with prose.
  ///
  /// - Parameter groups: The names of the groups of ingredients.
  func asideDirections(hasProse: Bool, groups: [String], foods: [String]) -> Set<Int> {
    let sections = outline.sections
    let isKnown = outline.has { $0 == .directions }
    let begin = sections.firstIndex { $0.kind == .directions || $0.kind?.holdsIngredients == true }
    guard let begin else { return [] }
    let hasMethod = hasProse && !isKnown
    let asides = sections.indices.filter { index in
      (index > begin || hasListedAmounts && isNumbered(sections[index])
        || isKnown && isWorkBefore(sections[index]))
        && sections[index].kind == nil && sections[index].level > 0
        && !isDescription(sections[index]) && sections[index].first < sections[index].end
    }
    guard !asides.isEmpty else { return [] }
    let named = isKnown ? [] : StagesOfWork(self, groups: groups, foods: foods).sections(asides)
    if hasMethod { return Set(named) }
    let start = isKnown ? sections.firstIndex { $0.kind == .directions } ?? begin : begin
    let methodEnd = isKnown ? endOfMethod(from: start) : start
    let haveParts = sections.count { $0.table != nil && !$0.name.isEmpty } > 1
    let numbered = asides.filter { index in
      // After directions, bullets may be tips.
      guard isKnown else { return index > start && hasListOfSteps(sections[index]) }
      return isNumbered(sections[index]) || index < begin
        || haveParts && isBelowNamedTable(sections[index])
        || index > start
          && (index < methodEnd || isAboutPart(sections[index], of: groups)
            || isServing(sections[index]))
    }
    if isKnown { return Set(numbered) }
    if !numbered.isEmpty {
      let stages = StagesOfWork(self, groups: groups, foods: foods)
      return Set(numbered + named.filter { stages.isStage(sections[$0]) })
    }
    return Set(asides.prefix(1) + (asides.first == named.first ? named : []))
  }

  /// True for a heading that says that a description of the dish follows.
  func isDescription(_ section: BodySection) -> Bool {
    section.kind == nil && section.level > 0 && RecipeKey(section.name.utf8) == .description
  }

  /// True for a list of steps or sentences below a table of ingredients, in a section with a name.
  private func isBelowNamedTable(_ section: BodySection) -> Bool {
    section.isBelowTable && !section.name.isEmpty && hasMethod(section)
  }

  /// True for work above the ingredients, on the day before the rest: sentences, or numbered items.
  private func isWorkBefore(_ section: BodySection) -> Bool {
    DayHeading.isBefore(section.name) && (isNumbered(section) || beginsWithSentences(section))
  }

  /// True if the heading of a section names a part of the dish, as a group of ingredients does, or
  /// "For the glaze", and sentences are below it.
  private func isAboutPart(_ section: BodySection, of groups: [String]) -> Bool {
    PartOfDish.isNamed(by: section.name, groups: groups) && beginsWithSentences(section)
  }

  /// True for a section "Serving" that says how it is done, rather than what goes with the dish: verbs of
  /// cooks begin its paragraphs and items.
  private func isServing(_ section: BodySection) -> Bool {
    guard ServingHeading.isOne(section.name), beginsWithSentences(section) else { return false }
    return document.topBlocks(from: section.first, to: section.end).allSatisfy { block in
      document.blocks[block].kind == .bulletList
        ? StepSentences.beginWithVerbs(in: document, list: block)
        : StepRemark.beginsWithVerb(document.plainText(of: block))
    }
  }

  private func beginsWithSentences(_ section: BodySection) -> Bool {
    guard section.first < section.end else { return false }
    let first = section.first
    switch document.blocks[first].kind {
    case .bulletList:
      return StepSentences.areMost(in: document, list: first)
        || StepSentences.allEnd(in: document, list: first)
    case .paragraph: return ListShape.isSentence(document.plainText(of: first))
    default: return false
    }
  }

  /// Returns the end of the sections that continue a method that is that of one part, "Procedure of the
  /// sponge": bullets of sentences in its level, with nothing but such parts between them.
  private func endOfMethod(from start: Int) -> Int {
    let sections = outline.sections
    let method = sections[start]
    guard method.name.split(separator: " ").count > 1,
      SectionKind(heading: method.name, isNested: true) == nil
    else { return start }
    let others = sections[(start + 1)...].firstIndex { section in
      section.level <= method.level
        && (section.kind != nil || section.level < method.level || !hasListOfSteps(section)
          || BesideWork.isNamed(by: section.name))
    }
    return others ?? sections.endIndex
  }

  /// True if a section begins with numbered items.
  func isNumbered(_ section: BodySection) -> Bool {
    section.first < section.end && document.blocks[section.first].kind == .orderedList
  }

  private func hasListOfSteps(_ section: BodySection) -> Bool {
    section.first < section.end && isListOfSteps(section.first)
  }

  /// Reads the steps of such a section.
  mutating func readAsideSteps(of section: BodySection, into steps: inout StepCollector) {
    let isKnown = outline.has { $0 == .directions }
    if steps.count > 0 || isKnown {
      if steps.count == 0 { isAfterNumberedSection = true }
      // What is above the table in its section has begun the part.
      if !section.isBelowTable
        || !(steps.groups.last.map { section.name.hasSuffix($0.name) } ?? false)
      {
        steps.beginPart(section.name)
      }
    } else {
      let block = section.heading ?? section.first
      assume("no heading names the directions; assumed '\(section.name)'", at: block)
      if areAsidesParts { steps.beginPart(section.name) }
    }
    takeSteps(of: section, into: &steps)
  }
}
