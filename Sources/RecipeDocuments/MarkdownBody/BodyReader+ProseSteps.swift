import MarkdownSyntax
import RecipeCore

/// Steps among the ingredients: paragraphs below them, where no heading names the directions.
extension BodyReader {
  /// Takes the paragraphs below the ingredients, which are the method that sections of its parts follow.
  mutating func takeMethod(
    of collected: IngredientCollector, into steps: inout StepCollector
  ) {
    let stages = partsOfMethod
    for block in collected.prose where !readClosingFacts(block) && !readNote(block) {
      takeProse(block, of: stages, into: &steps)
    }
    proseSteps = Set(collected.prose)
    if let block = collected.prose.first { assume(Self.stepsAssumed, at: block) }
  }

  /// Takes the other paragraphs below the ingredients: as steps where there are no others, else as notes.
  mutating func takeProse(of collected: IngredientCollector, into steps: inout StepCollector) {
    var prose: [Int] = []
    for block in collected.prose where !proseSteps.contains(block) && !readClosingFacts(block) {
      prose.append(block)
    }
    guard steps.count == 0 else { return keep(prose: prose) }
    let stages = partsOfMethod
    for block in prose { takeProse(block, of: stages, into: &steps) }
    if steps.count > 0, let block = collected.prose.first { assume(Self.stepsAssumed, at: block) }
  }

  /// Takes text among the ingredients as steps, below the heading that has nothing else.
  private func takeProse(_ block: Int, of parts: [Int: String], into steps: inout StepCollector) {
    if let part = parts[block] { steps.beginPart(part) }
    steps.take(block)
  }

  /// The names of sections below the ingredients that have only sentences and numbered items, by their first blocks:
  /// stages of the work, where no heading names the directions.
  var partsOfMethod: [Int: String] {
    guard !outline.has({ $0 == .directions }) else { return [:] }
    var parts: [Int: String] = [:]
    for section in outline.sections
    where section.isPart && section.kind?.holdsIngredients == true
      && section.level < BodyHeading.lineLevel && evidence.hasOnlyMethod(section)
      && evidence.tellsWork(section) && !hasAmounts(section)
    {
      parts[section.first] = section.name
    }
    return parts
  }

  private func hasAmounts(_ section: BodySection) -> Bool {
    document.topBlocks(from: section.first, to: section.end)
      .filter { document.blocks[$0].kind == .orderedList }.flatMap(document.children)
      .contains { document.beginsWithAmount(item: $0) }
  }

  private static let stepsAssumed =
    "no heading names the directions; assumed what follows the ingredients"
}
