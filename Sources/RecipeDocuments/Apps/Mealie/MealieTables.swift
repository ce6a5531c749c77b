import JSONSyntax

/// The tables of a backup of Mealie that belong to its recipes.
struct MealieTables {
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

  /// `recipes_ingredients`.
  var ingredients = Parts()
  /// `recipe_instructions`.
  var steps = Parts()
  /// `ingredient_foods`.
  var foods = Named()
  /// `ingredient_units`.
  var units = Named()
  private var categoryLinks = Parts()
  private var tagLinks = Parts()
  private var categories = Named()
  private var tags = Named()

  /// The tables of no backup.
  init() {}

  /// The tables of a backup.
  init(of backup: JSONValue) {
    ingredients = Parts(backup["recipes_ingredients"])
    steps = Parts(backup["recipe_instructions"])
    foods = Named(backup["ingredient_foods"])
    units = Named(backup["ingredient_units"])
    categoryLinks = Parts(backup["recipes_to_categories"])
    tagLinks = Parts(backup["recipes_to_tags"])
    categories = Named(backup["categories"])
    tags = Named(backup["tags"])
  }

  /// The names of a recipe's categories and tags.
  func tags(of id: JSONValue?) -> [String] {
    let ofCategories = categoryLinks.rows(of: id)?.map { categories.row($0["category_id"]) } ?? []
    let ofTags = tagLinks.rows(of: id)?.map { tags.row($0["tag_id"]) } ?? []
    return (ofCategories + ofTags).compactMap { $0?.shortText }
  }
}
