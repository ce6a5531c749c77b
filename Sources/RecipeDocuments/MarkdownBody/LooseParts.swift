import MarkdownSyntax
import RecipeCore

/// The parts of a body without informative headings: sections with ingredients and steps of their own, and further
/// lists of ingredients between dividers.
struct LooseParts {
  let document: MarkdownDocument
  let outline: BodyOutline

  /// The first blocks of the sections that have ingredients and, below them, steps, if there are several of them.
  var withSteps: Set<Int> {
    let parts = outline.sections.filter { section in
      guard section.kind == nil, section.level > 0, section.first < section.end,
        let foods = foods(firstOf: section)
      else { return false }
      let below = document.topBlocks(from: document.blocks[foods].next, to: section.end)
      return below.contains { document.isListOfSteps($0) || document.isSentence($0) }
    }
    guard parts.count > 1 else { return [] }
    // The last part may have nothing but foods without amounts: "Assembly".
    let others = outline.sections.filter { section in
      section.kind == nil && section.level == parts[0].level && section.first < section.end
        && document.blocks[section.first].kind == .bulletList
        && hasSentence(below: section.first, in: section)
    }
    return Set((parts + others).map(\.first))
  }

  private func hasSentence(below list: Int, in section: BodySection) -> Bool {
    !StepSentences.areMost(in: document, list: list)
      && document.topBlocks(from: document.blocks[list].next, to: section.end)
        .contains(where: document.isSentence)
  }

  /// Returns the list of foods at the start of a section, or its table of ingredients.
  private func foods(firstOf section: BodySection) -> Int? {
    guard section.first < section.end else { return nil }
    return document.isListOfFoods(section.first) ? section.first : tableOfFoods(section)
  }

  /// Returns the table of ingredients of a section with nothing but paragraphs above it.
  func tableOfFoods(_ section: BodySection) -> Int? {
    let blocks = document.topBlocks(from: section.first, to: section.end)
    guard let table = blocks.first(where: { document.blocks[$0].kind != .paragraph }),
      document.evidenceOfFoods(in: table) != nil
    else { return nil }
    return table
  }

  /// Returns the paragraphs that name lists in a section between two dividers, or `nil` if the section has
  /// anything but such names and lists of foods.
  func namesOfFurtherFoods(_ section: BodySection) -> Set<Int>? {
    let blocks = document.topBlocks(from: section.first, to: section.end)
    guard blocks.contains(where: { document.blocks[$0].kind == .bulletList }),
      let last = outline.sections.last(where: { $0.isAfterDivider && !$0.isEmpty }),
      last.first > section.first
    else { return nil }
    var names: Set<Int> = []
    for block in blocks {
      switch document.blocks[block].kind {
      case .bulletList where !StepSentences.areMost(in: document, list: block): break
      case .paragraph where isName(block): names.insert(block)
      default: return nil
      }
    }
    return names
  }

  private func isName(_ paragraph: Int) -> Bool {
    let next = document.blocks[paragraph].next
    guard next < document.blocks.count else { return false }
    return BlockName(document, paragraph, above: next)?.isOfFurtherFoods ?? false
  }
}
