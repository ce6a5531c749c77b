import JSONSyntax
import RecipeCore

/// A dialect whose names have been looked up in the vocabulary of all of them.
struct JSONDialectReader: Sendable {
  /// A recipe in a backup, not yet read.
  struct BackupRecipe {
    /// The object.
    let object: JSONValue
    /// Reads it.
    let draft: (RecipeFieldSet, inout DocumentNotes) -> Recipe
  }

  /// The program's name in reports.
  let name: String
  /// Tells an object with a title that is a recipe of the program.
  let isLikely: @Sendable (JSONKnownMembers) -> Bool
  /// Reads one recipe.
  let draft: @Sendable (JSONKnownMembers, RecipeFieldSet, inout DocumentNotes) -> Recipe
  /// The recipes of a backup; `nil` for any other document.
  let backup: @Sendable (JSONValue) -> [BackupRecipe]?

  /// Makes the reader of a dialect.
  init<Dialect: JSONDialect>(_ dialect: Dialect.Type) {
    let table = RecipeVocabulary.table(of: Dialect.Member.self)
    name = dialect.name
    isLikely = { dialect.isLikely(RecipeMembers(of: $0, in: table)) }
    draft = { known, fields, notes in
      dialect.draft(of: RecipeMembers(of: known, in: table), fields: fields, notes: &notes)
    }
    backup = { root in
      guard let backup = dialect.backup(of: root) else { return nil }
      return backup.recipes.map { object in
        BackupRecipe(object: object) { fields, notes in
          let known = RecipeVocabulary.members(of: object)
          return backup.draft(RecipeMembers(of: known, in: table), fields, &notes)
        }
      }
    }
  }
}
