import MarkdownSyntax
import RecipeCore

/// Tables of ingredients below other headings than that of the ingredients, and in the items of steps.
extension BodyReader {
  /// Records that a table is taken for the ingredients though no heading names these.
  mutating func assumeTable(of section: BodySection) {
    if section.table != .headings { assume(Self.tableAssumed, at: section.first) }
  }

  /// True if steps are below the table that follows an empty section of directions.
  func hasSteps(belowTable index: Int) -> Bool {
    outline.sections[(index + 1)...].first { $0.table == nil }.map {
      $0.isBelowTable && !$0.isEmpty
    } ?? false
  }

  /// Collects the tables in the items of steps that do not repeat the ingredients.
  mutating func takeNestedTables(into collector: inout IngredientCollector) {
    guard !hasListedAmounts else { return }
    var known = KnownIngredients()
    let areAll = collector.isEmpty
    for section in outline.sections where section.kind == nil || section.kind == .directions {
      for list in document.topBlocks(from: section.first, to: section.end) {
        NestedTables(document, in: list)
          .take(into: &collector, &known, &nestedTables, areAll: areAll)
      }
    }
  }
}
