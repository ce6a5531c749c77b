import JSONSyntax

/// The recipe managers whose exports are JSON of their own shape.
enum JSONDialects {
  /// Every dialect, in the order in which they are tried.
  ///
  /// Adding one is its folder and its word here.
  static let types: [any JSONDialect.Type] = [
    MealieRecipe.self, TandoorRecipe.self, PaprikaRecipe.self, KitchenOwlRecipe.self,
  ]

  /// A reader for each dialect.
  static let readers = types.map { JSONDialectReader($0) }

  /// The names of the members that any dialect has.
  static let memberNames = types.flatMap { memberNames(of: $0) }

  /// The names of members that make it worth trying the dialects.
  static let marks = types.flatMap { $0.marks }

  /// The words for `--format`, those of the shapes that are no program's first.
  static let words =
    ["plain", "food2fork", "schema.org"] + types.compactMap { $0.word }
    + SchemaOrgProgram.allCases.compactMap(\.word)

  /// The dialect of an object with a title; `nil` when it is none of these.
  static func reader(of known: JSONKnownMembers) -> JSONDialectReader? {
    readers.first { $0.isLikely(known) }
  }

  /// The recipes of a program's whole database; `nil` for any other document.
  static func backup(
    of root: JSONValue
  ) -> (reader: JSONDialectReader, recipes: [JSONDialectReader.BackupRecipe])? {
    for reader in readers {
      if let recipes = reader.backup(root) { return (reader, recipes) }
    }
    return nil
  }

  private static func memberNames<Dialect: JSONDialect>(of dialect: Dialect.Type) -> [String] {
    Dialect.Member.allNames
  }
}
