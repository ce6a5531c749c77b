import RecipeFormatting

/// An output format: a card to print for each recipe.
///
/// ```
/// ────────────────────────────────────────────────────────────
/// Leek soup
/// The Green Stove · 40 min · 4 servings
/// ────────────────────────────────────────────────────────────
///   □ 2 leeks
///   □ 1 l water
///
///   1. Cut the leeks.
///   2. Boil them.
/// ```
struct CardFormatter: ResultFormatter {
  static let name = "cards"
  static let summary = "a card to print for each recipe"
  // With this shape a list has every field, the long texts included.
  static let shape = FormatShape.pages

  private static let rule = String(repeating: "─", count: 60)
  private static let details = ["publisher", "author", "total_minutes", "yield", "tags"]

  let options: FormatOptions

  init(options: FormatOptions) {
    self.options = options
  }

  func write<Row: Sendable>(_ document: ResultDocument<Row>, to output: inout OutputBuffer) {
    for row in document.rows where !output.isClosed {
      let lines = card(
        Fields(document, row), document.tableFields(options).map { $0.cellText(of: row) })
      output.write(lines.map { options.guarded($0) + "\n" }.joined() + "\n")
    }
  }

  /// Returns the lines of a card.
  ///
  /// - Parameter cells: What a table shows of a row that is no recipe, or what `--fields` asks for.
  private func card<Row>(_ fields: Fields<Row>, _ cells: [String]) -> [String] {
    guard options.fields.isEmpty, let title = fields.text("title") else {
      return cells.filter { !$0.isEmpty }
    }
    let details = Self.details.compactMap(fields.text).joined(separator: " · ")
    let ingredients = fields.list("ingredients").map { "  □ " + $0 }
    let steps = fields.list("directions").enumerated().map { "  \($0.offset + 1). " + $0.element }
    let space = ingredients.isEmpty || steps.isEmpty ? [] : [""]
    return [Self.rule, title] + (details.isEmpty ? [] : [details]) + [Self.rule] + ingredients
      + space
      + steps
  }
}

/// The fields of a row by their names.
private struct Fields<Row: Sendable> {
  private let fields: [ResultField<Row>]
  private let row: Row

  init(_ document: ResultDocument<Row>, _ row: Row) {
    fields = document.fields
    self.row = row
  }

  /// Returns the text that a table shows of a field, or `nil` if it has none.
  func text(_ name: String) -> String? {
    guard let text = field(name)?.cellText(of: row), !text.isEmpty else { return nil }
    return text
  }

  /// Returns the texts of a field that is a list.
  func list(_ name: String) -> [String] {
    guard case .list(let values)? = field(name)?.value(row) else { return [] }
    return values.map { $0.plainText(separator: " ") }
  }

  private func field(_ name: String) -> ResultField<Row>? { fields.first { $0.name == name } }
}
