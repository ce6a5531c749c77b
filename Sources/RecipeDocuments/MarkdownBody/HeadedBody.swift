import MarkdownSyntax

/// The ingredients and steps of a body whose headings name them, while its sections are read in order.
struct HeadedBody {
  /// The ingredients of all sections.
  let ingredients: IngredientCollector
  /// The kind of the sections that they are from.
  let kind: SectionKind
  /// The indices of the sections with unknown headings that are directions.
  let asides: Set<Int>
  /// True if several tables have ingredients, each of which may be that of a part.
  let hasSeveralTables: Bool
  /// The block from which tables are ingredients.
  let firstTable: Int
  /// The steps so far.
  var steps: StepCollector
  /// The name of the last table of ingredients, if there are several.
  private(set) var part = ""
  /// True below the first heading of ingredients or directions.
  private(set) var hasBegun = false

  /// Notes the name of a table that a section is.
  mutating func enter(_ section: BodySection) {
    if hasSeveralTables, section.table != nil, !section.name.isEmpty { part = section.name }
  }

  /// Notes that the recipe has begun if a section names its ingredients or directions.
  mutating func leave(_ section: BodySection) {
    let isBeginning = section.kind?.holdsIngredients == true || section.kind == .directions
    hasBegun = hasBegun || isBeginning && section.table == nil
  }
}
