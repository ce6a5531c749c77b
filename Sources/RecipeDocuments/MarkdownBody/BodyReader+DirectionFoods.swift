import MarkdownSyntax
import RecipeCore

/// Ingredients at the start of the directions: a heading "Recipe" above both.
extension BodyReader {
  /// Returns the blocks of ingredients in the sections of directions, if no other section has a list.
  func foodsInDirections() -> [(section: BodySection, blocks: [Int])] {
    guard draft.ingredients.isEmpty, !hasListedAmounts else { return [] }
    let sections = outline.sections.filter { $0.kind == .directions }
    let others = outline.sections.filter { $0.kind == nil }
    guard !others.contains(where: { !foods(in: $0).isEmpty }) else { return [] }
    return sections.map { ($0, foods(in: $0)) }.filter { !$0.1.isEmpty }
  }

  /// Collects the blocks of ingredients in the sections of directions.
  func collect(_ foods: [(section: BodySection, blocks: [Int])]) -> IngredientCollector {
    var collector = IngredientCollector(document)
    for (section, blocks) in foods {
      if section.isPart { collector.beginGroup(section.name) }
      for block in blocks {
        if document.blocks[block].kind == .paragraph {
          collector.takeLines(of: block)
        } else {
          collector.take(from: block, to: document.blocks[block].next)
        }
      }
    }
    return collector
  }

  /// Returns the blocks of a section most lines of which are foods with amounts.
  private func foods(in section: BodySection) -> [Int] {
    document.topBlocks(from: section.first, to: section.end).filter { block in
      switch document.blocks[block].kind {
      case .bulletList: areFoods(lines(of: block))
      case .table: document.evidenceOfFoods(in: block) != nil
      case .code: areFoods(document.verbatimText(of: block).textLines)
      case .paragraph where document.lineCount(of: block) > 1:
        areFoods(
          (0..<document.lineCount(of: block)).map {
            document.plainText(of: document.lineRange($0, of: block))
          })
      default: false
      }
    }
  }

  private func lines(of list: Int) -> [String] {
    document.children(of: list).map { item in
      document.plainText(of: min(item + 1, document.blocks[item].next - 1))
    }
  }

  /// True for several short lines, most of which begin or end with amounts, and none of which is a
  /// sentence.
  private func areFoods(_ lines: [String]) -> Bool {
    let lines = lines.map { $0.cleaned(.line) }.filter { !$0.isEmpty }
    let amounts = lines.count {
      AmountText.startsWithAmount($0) || AmountText.endsWithAmount($0)
    }
    return lines.count > 1 && amounts * 4 >= lines.count * 3
      && lines.allSatisfy { $0.utf8.count <= 100 && !$0.hasSuffix(".") }
  }
}
