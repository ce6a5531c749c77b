import JSONSyntax

extension MealieTables {
  /// Rows by the recipe they belong to.
  struct Parts {
    private var rows: [String: [JSONValue]] = [:]

    /// No rows, of no backup.
    init() {}

    /// Takes the rows of a table, in the order of their positions.
    init(_ table: JSONValue?) {
      for row in table.map({ Array($0.elements) }) ?? [] {
        if let recipe = row["recipe_id"]?.shortText { rows[recipe, default: []].append(row) }
      }
      rows = rows.mapValues(Self.sorted)
    }

    /// Whether no row belongs to a recipe.
    var isEmpty: Bool { rows.isEmpty }

    /// The rows of a recipe; `nil` when it has none here.
    func rows(of id: JSONValue?) -> [JSONValue]? { id?.shortText.flatMap { rows[$0] } }

    private static func sorted(_ rows: [JSONValue]) -> [JSONValue] {
      let numbered = rows.enumerated().map { (number: $0, position: Self.position($1), row: $1) }
      return numbered.sorted { ($0.position, $0.number) < ($1.position, $1.number) }.map(\.row)
    }

    private static func position(_ row: JSONValue) -> Int { row["position"]?.looseInteger ?? 0 }
  }

  /// Rows by their own id.
  struct Named {
    private var rows: [String: JSONValue] = [:]

    /// No rows, of no backup.
    init() {}

    /// Takes the rows of a table.
    init(_ table: JSONValue?) {
      for row in table.map({ Array($0.elements) }) ?? [] {
        if let id = row["id"]?.shortText { rows[id] = row }
      }
    }

    /// The row of an id.
    func row(_ id: JSONValue?) -> JSONValue? { id?.shortText.flatMap { rows[$0] } }
  }
}
