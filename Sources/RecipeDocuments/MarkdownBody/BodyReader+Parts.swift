import MarkdownSyntax
import RecipeCore

/// Bodies below front matter with the ingredients, whose headings name the parts of the work:
/// "The cabbage", "Frying", "Simmering".
extension BodyReader {
  /// The level of the headings over the parts of the directions, or `nil` if the body is otherwise
  /// divided.
  ///
  /// At least two headings of the highest level have sentences or lists below them. One that says
  /// "Directions" has all of them below it, unless another names directions, or a part of the work.
  var levelOfParts: Int? {
    let sections = outline.sections.filter { !isTitle($0) }
    guard !outline.has(\.holdsIngredients),
      let level = sections.filter({ (1...6).contains($0.level) }).map(\.level).min()
    else { return nil }
    let evidence = evidence
    let parts = sections.filter {
      $0.level == level && !evidence.isBesideWork($0) && evidence.hasMethod($0)
    }
    guard parts.count > 1 else { return nil }
    let named = parts.count { SectionKind(heading: $0.name, isNested: true) == .directions }
    let marked = parts.count { evidence.isMarkedAsWork($0) }
    // Text above the headings may be the directions, and the headings those of remarks.
    let needed = named > 0 ? named + 1 : hasTextAbove(level) ? 1 : 0
    return max(marked, named) >= needed ? level : nil
  }

  /// Reads a body whose headings of a level are those of parts; what is above them is the
  /// description.
  mutating func readParts(at level: Int) {
    var steps = StepCollector(
      document, keepsTexts: fields.contains(.directions), separatesTools: true)
    var isMethod = false
    for section in outline.sections {
      if isTitle(section) {
        readIntro(section, isIngredientsMissing: false)
        continue
      }
      if section.level > 0, section.level <= level { isMethod = !evidence.isBesideWork(section) }
      guard steps.count > 0 || isMethod else {
        readIntro(section, isIngredientsMissing: false)
        continue
      }
      guard isMethod, section.kind == nil || section.kind == .directions else {
        section.kind == nil ? readAside(section) : readBeside(section)
        continue
      }
      guard !section.isEmpty else { continue }
      if !readFacts(inHeadingOf: section) { steps.beginPart(section.name) }
      takeSteps(of: section, into: &steps)
    }
    add(steps)
  }

  /// True for the section below the title: its heading is that of front matter, or higher than all
  /// others.
  private func isTitle(_ section: BodySection) -> Bool {
    guard let title = outline.titleBlock, section.heading == title else { return false }
    let isHighest = outline.sections.allSatisfy {
      $0.heading == title || !(1...6).contains($0.level) || $0.level > section.level
    }
    return isHighest || !hints.hasTitle || section.name.cleaned(.line) == hints.title
  }

  /// True if there is text above the first heading of a level, other than the title.
  private func hasTextAbove(_ level: Int) -> Bool {
    outline.sections.prefix { $0.level != level || isTitle($0) }.contains { section in
      document.topBlocks(from: section.first, to: section.end).contains { block in
        document.blocks[block].kind != .paragraph
          || SentenceText.isSentence(document.plainText(of: block))
      }
    }
  }
}
