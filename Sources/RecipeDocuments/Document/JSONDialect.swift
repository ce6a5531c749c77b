import JSONSyntax
import RecipeCore

/// A recipe manager whose exports are JSON of its own shape, told by its members.
protocol JSONDialect: SendableMetatype {
  /// The members that its recipes may have.
  associatedtype Member: RecipeMember

  /// The program's name in reports: "Mealie".
  static var name: String { get }
  /// The word for `--format`; `nil` where a document format has that word.
  static var word: String? { get }
  /// Names of members of which every export has one, and most other recipes none.
  static var marks: [String] { get }

  /// Returns true if an object with a title is a recipe of the program.
  static func isLikely(_ members: RecipeMembers<Member>) -> Bool

  /// Reads one recipe.
  ///
  /// - Parameter notes: Receives the values that cannot be read.
  static func draft(
    of members: RecipeMembers<Member>, fields: RecipeFieldSet, notes: inout DocumentNotes
  ) -> Recipe

  /// Opens a backup of the program's whole database; `nil` for any other document.
  static func backup(of root: JSONValue) -> JSONBackup<Member>?
}

extension JSONDialect {
  static func backup(of root: JSONValue) -> JSONBackup<Member>? { nil }
}

/// A database in one JSON document, whose recipes refer to rows of other tables.
struct JSONBackup<Member: RecipeMember> {
  /// The objects of the recipes.
  let recipes: [JSONValue]
  /// Reads one of them.
  let draft: (RecipeMembers<Member>, RecipeFieldSet, inout DocumentNotes) -> Recipe
}
