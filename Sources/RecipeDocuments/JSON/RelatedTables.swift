import JSONSyntax
import Text

/// The tables of a database in one document: recipes, and in lists beside them what refers to them.
///
/// ```
/// {"recipes": [{"id": 1, "title": "Leek soup"}],
///  "ingredients": [{"id": 7, "name": "leeks"}],
///  "recipe_ingredients": [{"recipe_id": 1, "ingredient_id": 7, "quantity": 2}]}
/// ```
struct RelatedTables {
  /// A list of objects under its name.
  private struct Table {
    let name: String
    let rows: JSONValue
  }

  /// A table whose rows refer to recipes.
  private struct Related {
    let table: Table
    /// The key of the reference to a recipe.
    let key: String
    /// The rows by the ids of the recipes.
    let rows: [String: [JSONValue]]

    /// True for a table with the name of ingredients, or whose rows also refer to one with it.
    func areIngredients(beside others: [Table]) -> Bool {
      let foods = others.filter { RecipeKey(ofObject: $0.name) == .ingredients }
      if foods.contains(where: { $0.name == table.name }) { return true }
      return rows.values.first?.first?.members.contains { member in
        member.name != key && foods.contains { RelatedTables.refers(member.name, to: $0) }
      } ?? false
    }
  }

  /// The recipes, with the rows that refer to them under the names of their tables.
  private(set) var recipes: [(document: JSONDocument, place: JSONValue)] = []
  /// The members beside the recipes and the rows that refer to them.
  private(set) var rest: [JSONValue] = []

  private static let maximumTableCount = 24
  /// The maximum length of a name, as each reference to it is another copy.
  private static let maximumNameLength = 512
  private static let ids = ["id", "_id", "uid", "uuid"]

  /// The names of the tables whose rows are the ingredients of recipes.
  private var ingredientTables: Set<String> = []
  /// The names of the rows of each table that others refer to, by their ids, under the table's name.
  private var names: [String: [String: String]] = [:]

  /// Joins the tables of an object, or returns `nil` for any other.
  init?(_ object: JSONValue) {
    let tables = Self.tables(of: object)
    guard tables.count > 1,
      let recipes = tables.first(where: { Self.isOfRecipes($0) })
    else { return nil }
    let others = tables.filter { $0.name != recipes.name }
    let related = others.compactMap { Self.related($0, to: recipes) }
    let foods = related.filter { $0.areIngredients(beside: others) }
    guard !foods.isEmpty else { return nil }
    ingredientTables = Set(foods.map(\.table.name))
    let joinedNames = Set(related.map(\.table.name) + [recipes.name])
    rest = object.members.filter { !joinedNames.contains($0.name) }.map(\.value)
    for table in others { names[table.name] = Self.names(of: table) }
    // Recipes that share an id would each get the rows of all.
    var ids: Set<String> = []
    for row in recipes.rows.elements {
      guard let id = Self.id(of: row), ids.insert(id).inserted,
        let document = joined(row, id, related, others)
      else { return nil }
      self.recipes.append((document, row))
    }
  }

  private static func tables(of object: JSONValue) -> [Table] {
    var tables: [Table] = []
    for member in object.members where member.value.kind == .array {
      guard tables.count < maximumTableCount,
        member.value.elements.first(where: { _ in true })?.kind == .object
      else { continue }
      tables.append(Table(name: member.name, rows: member.value))
    }
    return tables
  }

  /// True for rows with an id and a title, and without ingredients or objects, under a word for recipes.
  private static func isOfRecipes(_ table: Table) -> Bool {
    guard let row = table.rows.elements.first(where: { _ in true }) else { return false }
    let word = FoldedText.key(table.name.utf8)
    return (0...2).contains { RecipeKey.isWordForRecipe(String(word.dropLast($0))) }
      && id(of: row) != nil && KeyedRecipe.isTitled(row)
      && !row.members.contains { member in
        member.value.kind == .object
          || member.value.kind == .array
            && (member.value.strings == nil || RecipeKey(ofObject: member.name) == .ingredients)
      }
  }

  private static func related(_ table: Table, to recipes: Table) -> Related? {
    guard let first = table.rows.elements.first(where: { _ in true }),
      let key = first.members.first(where: { refers($0.name, to: recipes) })?.name
    else { return nil }
    var rows: [String: [JSONValue]] = [:]
    for row in table.rows.elements {
      if let id = row[key]?.reference { rows[id, default: []].append(row) }
    }
    return Related(table: table, key: key, rows: rows)
  }

  /// True for the key of a reference to a row of a table: "recipe_id" to one of "recipes".
  private static func refers(_ key: String, to table: Table) -> Bool {
    guard let stem = stem(of: key) else { return false }
    let name = FoldedText.key(table.name.utf8)
    let word = FoldedText.key(stem.utf8)
    return word.count > 2 && name.hasPrefix(word) && name.count - word.count <= 3
  }

  /// Returns a key without the word for ids at its end: "recipe" of "recipeId".
  private static func stem(of key: String) -> String? {
    let words = KeyWords.words(of: key).split(separator: " ")
    guard words.count > 1, words.last?.lowercased() == "id" else { return nil }
    return words.dropLast().joined(separator: " ")
  }

  private static func id(of row: JSONValue) -> String? {
    ids.firstNonNil { row[$0]?.reference }
  }

  private static func names(of table: Table) -> [String: String] {
    var names: [String: String] = [:]
    for row in table.rows.elements {
      guard let id = id(of: row), let name = row.shortText ?? name(of: row),
        name.utf8.count <= maximumNameLength
      else { continue }
      names[id] = name
    }
    return names
  }

  /// Returns the text under a word for a title or for foods, in any language: `"namn": "salt"`.
  private static func name(of row: JSONValue) -> String? {
    row.members.lazy.filter { member in
      RecipeKey(ofObject: member.name) == .title
        || TableColumn(heading: KeyWords.words(of: member.name)).role == .food
    }.firstNonNil { $0.value.string }
  }

  /// Returns a recipe with the rows that refer to it.
  private func joined(
    _ recipe: JSONValue, _ id: String, _ related: [Related], _ others: [Table]
  ) -> JSONDocument? {
    guard recipe.kind == .object else { return nil }
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    for member in recipe.members {
      json.name(member.name)
      json.raw(member.value.text)
    }
    for table in related {
      guard let rows = table.rows[id] else { continue }
      json.name(name(of: table.table))
      json.beginArray()
      for row in rows { write(row, without: table.key, others, to: &json) }
      json.endArray()
    }
    json.endObject()
    return try? JSONDocument(parsing: json.bytes)
  }

  /// Returns the name of a table in a recipe.
  private func name(of table: Table) -> String {
    ingredientTables.contains(table.name) && RecipeKey(ofObject: table.name) != .ingredients
      ? "ingredients" : table.name
  }

  /// Writes a row with names in the place of its references to other tables.
  private func write(
    _ row: JSONValue, without key: String, _ others: [Table], to json: inout JSONWriter
  ) {
    json.beginObject()
    for member in row.members where member.name != key && !Self.ids.contains(member.name) {
      guard let stem = Self.stem(of: member.name),
        let table = others.first(where: { Self.refers(member.name, to: $0) })
      else {
        json.name(member.name)
        json.raw(member.value.text)
        continue
      }
      guard let id = member.value.reference,
        let name = names[table.name]?[id] ?? Self.nameOfMissing(stem, id)
      else { continue }
      json.name(stem)
      json.string(name)
    }
    json.endObject()
  }
}

extension RelatedTables {
  /// Returns "ingredient 7" for a food that no row has, as an amount of nothing is no ingredient.
  private static func nameOfMissing(_ stem: String, _ id: String) -> String? {
    TableColumn(heading: stem).role == .food ? "\(stem) \(id)" : nil
  }
}

extension JSONValue {
  /// The text of a number or of a short string, by which rows refer to each other.
  fileprivate var reference: String? {
    kind == .number ? numberText : string.flatMap { $0.isEmpty || $0.utf8.count > 64 ? nil : $0 }
  }
}
