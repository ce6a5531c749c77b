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
    let parts = sections.filter { $0.level == level && !isBesideWork($0) && hasMethod($0) }
    guard parts.count > 1 else { return nil }
    let named = parts.count { SectionKind(heading: $0.name, isNested: true) == .directions }
    let marked = parts.count { isMarkedAsWork($0) }
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
      if section.level > 0, section.level <= level { isMethod = !isBesideWork(section) }
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

  /// True if a section has a list, or a paragraph of sentences.
  func hasMethod(_ section: BodySection) -> Bool {
    document.topBlocks(from: section.first, to: section.end).contains { block in
      switch document.blocks[block].kind {
      case .orderedList: true
      case .bulletList: StepSentences.areMost(in: document, list: block)
      case .paragraph: ListShape.isSentence(document.plainText(of: block))
      default: false
      }
    }
  }

  /// True if a section has only paragraphs that tell what happened to somebody.
  func isStory(_ section: BodySection) -> Bool {
    let blocks = document.topBlocks(from: section.first, to: section.end)
    return !blocks.isEmpty && !isMarkedAsWork(section)
      && blocks.allSatisfy { block in
        document.blocks[block].kind == .paragraph
          && StoryText.isTold(in: document.plainText(of: block))
      }
      && foods(namedIn: section) < 3
  }

  /// Returns the number of ingredients with words that a section has, which its directions mention.
  private func foods(namedIn section: BodySection) -> Int {
    let text = document.topBlocks(from: section.first, to: section.end)
      .map { document.plainText(of: $0) }.joined(separator: " ")
    let words = Set(FoldedText.words(text.utf8).split(separator: " "))
    return draft.ingredients.count { line in
      FoldedText.words(line.utf8).split(separator: " ").contains {
        $0.count > 3 && words.contains($0)
      }
    }
  }

  /// True if a heading names directions or a part of the work, or a list of steps is below it.
  private func isMarkedAsWork(_ section: BodySection) -> Bool {
    section.kind == .directions || PartOfDish.isNamed(by: section.name, groups: [])
      || document.topBlocks(from: section.first, to: section.end).contains(where: isListOfSteps)
  }

  /// True if there is text above the first heading of a level, other than the title.
  private func hasTextAbove(_ level: Int) -> Bool {
    outline.sections.prefix { $0.level != level || isTitle($0) }.contains { section in
      document.topBlocks(from: section.first, to: section.end).contains { block in
        document.blocks[block].kind != .paragraph
          || ListShape.isSentence(document.plainText(of: block))
      }
    }
  }

  /// True if a heading names something else than work: tips, storage, or a story is below it.
  func isBesideWork(_ section: BodySection) -> Bool {
    switch section.kind {
    case nil: BesideWork.isNamed(by: section.name) || isStory(section)
    case .directions: false
    default: true
    }
  }
}
