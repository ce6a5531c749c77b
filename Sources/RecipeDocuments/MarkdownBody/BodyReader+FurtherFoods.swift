import MarkdownSyntax
import RecipeCore

/// Tables of ingredients below other headings than that of the ingredients: those of another part, or of a
/// step.
extension BodyReader {
  /// True if a section begins with a table of ingredients, by its first row.
  func isTableOfIngredients(_ section: BodySection) -> Bool {
    let blocks = document.topBlocks(from: section.first, to: section.end)
    guard let table = blocks.first(where: { document.blocks[$0].kind == .table }) else {
      return false
    }
    return section.level > 0 && namesIngredients(table: table)
  }

  /// True for a table whose first row names ingredients, and below the heading of a part of the work for one
  /// without names of columns, whose cells are foods and amounts with units.
  private func areFoods(inTable table: Int, of section: BodySection) -> Bool {
    if namesIngredients(table: table) { return true }
    guard section.isPart else { return false }
    let read = IngredientTable(document.tableCells(of: table))
    return read.isUnnamed && read.hasNamedFoods && read.hasAmounts && read.hasUnits
      && !read.areNutrients
      && !StepSentences.areRows(of: table, in: document)
  }

  /// Takes the ingredients of another part below its heading; those below the first ingredients follow them.
  mutating func readTable(of section: BodySection, after collected: IngredientCollector) {
    var collector = IngredientCollector(document)
    collector.beginPart(section.name)
    collector.take(from: section.first, to: section.end)
    let prose = collector.prose
    if collected.isEmpty { add(collector) } else { furtherFoods.append(collector) }
    keep(prose: prose)
  }

  /// Takes a table of ingredients among the directions, or returns `false` for any other block.
  mutating func readFurtherFoods(_ block: Int, in section: BodySection) -> Bool {
    guard document.blocks[block].kind == .table, !foodBlocks.contains(block),
      areFoods(inTable: block, of: section)
    else { return false }
    var collector = IngredientCollector(document)
    if section.isPart || section.kind == nil { collector.beginPart(section.name) }
    collector.take(from: block, to: document.blocks[block].next)
    furtherFoods.append(collector)
    return true
  }

  /// Adds the ingredients of further parts, unless a list above has the same lines.
  mutating func addFurtherFoods(after collected: IngredientCollector) {
    let known = Set(collected.lines.map { FoldedText.words($0.utf8) })
    for foods in furtherFoods
    where !foods.lines.allSatisfy({ known.contains(FoldedText.words($0.utf8)) }) {
      add(foods)
    }
    furtherFoods = []
  }
}
