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
    let evidence = WorkEvidence(document, lines: draft.ingredients, groups: groups, foods: foods)
    let hasMethod = hasProse && !isKnown
    let unnamed = sections.indices.filter { index in
      (index > begin || hasListedAmounts && evidence.isNumbered(sections[index])
        || isKnown && evidence.precedesWork(sections[index]))
        && sections[index].kind == nil && sections[index].level > 0
        && sections[index].first < sections[index].end
    }
    // A description is the method where nothing else can be it.
    let others = unnamed.filter { !evidence.namesDescription(sections[$0]) }
    let asides =
      isKnown || others.contains { !evidence.isBesideWork(sections[$0]) } ? others : unnamed
    guard !asides.isEmpty else { return [] }
    let named = isKnown ? [] : evidence.stages(of: asides.map { ($0, sections[$0]) })
    if hasMethod { return Set(named) }
    let start = isKnown ? sections.firstIndex { $0.kind == .directions } ?? begin : begin
    let methodEnd = isKnown ? endOfMethod(from: start) : start
    let haveParts = sections.count { $0.table != nil && !$0.name.isEmpty } > 1
    let numbered = asides.filter { index in
      // After directions, bullets may be tips.
      guard isKnown else {
        return index > start && evidence.hasListOfSteps(sections[index])
          && (evidence.isNumbered(sections[index]) || !evidence.namesOther(sections[index]))
      }
      return evidence.isNumbered(sections[index]) || index < begin
        || haveParts && sections[index].isBelowTable && !sections[index].name.isEmpty
          && evidence.hasMethod(sections[index])
        || index > start && (index < methodEnd || evidence.continuesWork(sections[index]))
    }
    if isKnown { return Set(numbered) }
    if !numbered.isEmpty {
      return Set(numbered + named.filter { evidence.isStage(sections[$0]) })
    }
    let first = asides.first { !evidence.isBesideWork(sections[$0]) } ?? asides[0]
    return Set([first] + (first == named.first ? named : []))
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
        && (section.kind != nil || section.level < method.level || !evidence.hasListOfSteps(section)
          || evidence.namesOther(section))
    }
    return others ?? sections.endIndex
  }

  /// Reads the steps of such a section.
  mutating func readAsideSteps(of section: BodySection, into steps: inout StepCollector) {
    let isKnown = outline.has { $0 == .directions }
    if steps.count > 0 || isKnown {
      if steps.count == 0 { isAfterNumberedSection = true }
      // The text above the table of a section begins the part, and the text below continues it.
      if !section.isBelowTable
        || !(steps.groups.last.map { section.name.hasSuffix($0.name) } ?? false)
      {
        if steps.count == 0 {
          steps.beginPart(section.name)
        } else {
          steps.beginPartAmongOthers(section.name)
        }
      }
    } else {
      let block = section.heading ?? section.first
      assume("no heading names the directions; assumed '\(section.name)'", at: block)
      if areAsidesParts { steps.beginPart(section.name) }
    }
    takeSteps(of: section, into: &steps)
  }
}
