package import RecipeCore

/// What came out of the bytes of one document: recipes and diagnostics, never an error.
package struct DocumentOutcome: Sendable {
  /// A recipe and the line (from 1) it begins at.
  package struct Entry: Sendable, Hashable {
    /// The recipe.
    package let recipe: Recipe
    /// The line it begins at, from 1.
    package let line: Int
    /// The path in the document when that is an archive: `1.zip/recipe.json`.
    package let part: String?
    /// How that part was read; `nil` if the document is no archive.
    package let partReading: PartReading?

    /// Creates an entry from its parts.
    package init(
      recipe: Recipe, line: Int, part: String? = nil, partReading: PartReading? = nil
    ) {
      self.recipe = recipe
      self.line = line
      self.part = part
      self.partReading = partReading
    }
  }

  /// How a document in an archive was read.
  package struct PartReading: Sendable, Hashable {
    /// The name of its format.
    package let format: String
    /// The dialect that was recognised.
    package let dialect: String
  }

  /// The recipes, in the order of the document.
  package let entries: [Entry]
  /// What was odd.
  ///
  /// A document without recipes has at least one, which says why.
  package let diagnostics: [Diagnostic]
  /// The format and dialect that was recognised, for reports: "food2fork", "schema.org",
  /// "RecipeMD", "Hugo", "plain headings".
  package let dialect: String

  /// Creates an outcome from its parts.
  package init(entries: [Entry], diagnostics: [Diagnostic], dialect: String) {
    self.entries = entries
    self.diagnostics = diagnostics
    self.dialect = dialect
  }
}
