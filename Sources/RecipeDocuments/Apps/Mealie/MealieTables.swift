import JSONSyntax
import RecipeCore

/// The tables of a backup of Mealie that are related to its recipes.
struct MealieTables {
  /// `recipes_ingredients`.
  var ingredients = Parts()
  /// `recipe_instructions`.
  var steps = Parts()
  /// `ingredient_foods`.
  var foods = Named()
  /// `ingredient_units`.
  var units = Named()
  /// `notes`.
  var notes = Parts()
  private var categoryLinks = Parts()
  private var tagLinks = Parts()
  private var categories = Named()
  private var tags = Named()
  /// The other related tables, with the names of the extra fields for their rows.
  private var others: [(name: String, rows: Parts)] = []

  /// Creates empty tables, for a recipe without a backup.
  init() {}

  /// Creates the tables of a backup.
  init(of backup: JSONValue) {
    ingredients = Parts(backup["recipes_ingredients"])
    steps = Parts(backup["recipe_instructions"])
    notes = Parts(backup["notes"])
    foods = Named(backup["ingredient_foods"])
    units = Named(backup["ingredient_units"])
    categoryLinks = Parts(backup["recipes_to_categories"])
    tagLinks = Parts(backup["recipes_to_tags"])
    categories = Named(backup["categories"])
    tags = Named(backup["tags"])
    for table in backup.members where !Self.joined.contains(table.name) {
      let rows = Parts(table.value)
      if !rows.isEmpty { others.append((Self.fields[table.name] ?? table.name, rows)) }
    }
  }

  /// The tables of recipes and those joined to them, which are not extra fields.
  private static let joined: Set<String> = [
    "recipes", "recipes_ingredients", "recipe_instructions", "ingredient_foods",
    "ingredient_units", "recipes_to_categories", "recipes_to_tags", "categories", "tags", "notes",
  ]

  /// The names of members of a recipe's JSON for which tables are the counterpart.
  private static let fields = ["recipe_nutrition": "nutrition", "recipe_comments": "comments"]

  /// Returns the other rows of a recipe verbatim, as a field for each table.
  func extras(of id: JSONValue?) -> [ExtraField] {
    others.compactMap { table in
      guard let rows = table.rows.rows(of: id) else { return nil }
      let json = "[" + rows.map(\.text).joined(separator: ",") + "]"
      return ExtraField(name: table.name, json: json)
    }
  }

  /// Returns the names of a recipe's categories and tags.
  func tags(of id: JSONValue?) -> [String] {
    let ofCategories = categoryLinks.rows(of: id)?.map { categories.row($0["category_id"]) } ?? []
    let ofTags = tagLinks.rows(of: id)?.map { tags.row($0["tag_id"]) } ?? []
    return (ofCategories + ofTags).compactMap { $0?.shortText }
  }
}
