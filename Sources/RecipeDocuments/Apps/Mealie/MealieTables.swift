import JSONSyntax
import RecipeCore

/// The tables of a backup of Mealie that belong to its recipes.
struct MealieTables {
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
  /// The other tables whose rows belong to recipes, by the names of the extra fields they become.
  private var others: [(name: String, rows: Parts)] = []

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
    for table in backup.members where !Self.joined.contains(table.name) {
      let rows = Parts(table.value)
      if !rows.isEmpty { others.append((Self.fields[table.name] ?? table.name, rows)) }
    }
  }

  /// The tables that are joined to recipes, and the recipes themselves.
  private static let joined: Set<String> = [
    "recipes", "recipes_ingredients", "recipe_instructions", "ingredient_foods",
    "ingredient_units", "recipes_to_categories", "recipes_to_tags", "categories", "tags",
  ]

  /// The members of a recipe's own JSON that tables stand for.
  private static let fields = ["recipe_nutrition": "nutrition", "recipe_comments": "comments"]

  /// What else the backup says of a recipe, a field for each table: its rows as they are.
  func extras(of id: JSONValue?) -> [ExtraField] {
    others.compactMap { table in
      guard let rows = table.rows.rows(of: id) else { return nil }
      let json = "[" + rows.map(\.text).joined(separator: ",") + "]"
      return ExtraField(name: table.name, json: json)
    }
  }

  /// The names of a recipe's categories and tags.
  func tags(of id: JSONValue?) -> [String] {
    let ofCategories = categoryLinks.rows(of: id)?.map { categories.row($0["category_id"]) } ?? []
    let ofTags = tagLinks.rows(of: id)?.map { tags.row($0["tag_id"]) } ?? []
    return (ofCategories + ofTags).compactMap { $0?.shortText }
  }
}
