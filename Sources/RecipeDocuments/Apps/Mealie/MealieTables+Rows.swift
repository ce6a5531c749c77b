import JSONSyntax
import Text

extension MealieTables {
  /// Rows by the id of their recipe.
  struct Parts {
    private var rows: [ByteKey: [JSONValue]] = [:]

    /// Creates an empty table.
    init() {}

    /// Creates a table from its rows, ordered by position.
    init(_ table: JSONValue?) {
      for row in table.map({ Array($0.elements) }) ?? [] {
        if let recipe = row["recipe_id"]?.shortText {
          rows[ByteKey(recipe), default: []].append(row)
        }
      }
      rows = rows.mapValues(Self.sorted)
    }

    /// True if there are no rows.
    var isEmpty: Bool { rows.isEmpty }

    /// Returns the rows of a recipe, or `nil` if it has none.
    func rows(of id: JSONValue?) -> [JSONValue]? { id?.shortText.flatMap { rows[ByteKey($0)] } }

    private static func sorted(_ rows: [JSONValue]) -> [JSONValue] {
      let numbered = rows.enumerated().map { (number: $0, position: Self.position($1), row: $1) }
      return numbered.sorted { ($0.position, $0.number) < ($1.position, $1.number) }.map(\.row)
    }

    private static func position(_ row: JSONValue) -> Int { row["position"]?.looseInteger ?? 0 }
  }

  /// Rows by their own id.
  struct Named {
    private var rows: [ByteKey: JSONValue] = [:]

    /// Creates an empty table.
    init() {}

    /// Creates a table from its rows.
    init(_ table: JSONValue?) {
      for row in table.map({ Array($0.elements) }) ?? [] {
        if let id = row["id"]?.shortText { rows[ByteKey(id)] = row }
      }
    }

    /// Returns the row with an id.
    func row(_ id: JSONValue?) -> JSONValue? { id?.shortText.flatMap { rows[ByteKey($0)] } }
  }
}
