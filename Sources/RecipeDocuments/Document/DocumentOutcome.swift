public import RecipeCore

/// The result of reading a document: recipes and diagnostics, never an error.
public struct DocumentOutcome: Sendable {
  /// A recipe and the line at which it starts.
  public struct Entry: Sendable, Hashable {
    /// The recipe.
    public var recipe: Recipe
    /// The line at which it starts, from 1.
    public let line: Int
    /// The column at which it starts, from 1, counted in Unicode scalars; 1 if it has its lines for itself.
    package let column: Int
    /// The id that it states for itself.
    package let statedID: StatedID?
    /// The path in the document if that is an archive: `1.zip/recipe.json`.
    public let part: String?
    /// The way that part was read, or `nil` if the document is not an archive.
    package let partReading: PartReading?

    /// Creates an entry from its parts.
    package init(
      recipe: Recipe, line: Int, column: Int = 1, statedID: StatedID? = nil, part: String? = nil,
      partReading: PartReading? = nil
    ) {
      self.recipe = recipe
      self.line = line
      self.column = column
      self.statedID = statedID
      self.part = part
      self.partReading = partReading
    }

    /// Returns the entry with an id.
    package func stating(_ id: StatedID) -> Entry {
      Entry(
        recipe: recipe, line: line, column: column, statedID: id, part: part,
        partReading: partReading)
    }
  }

  /// The way a document in an archive was read.
  package struct PartReading: Sendable, Hashable {
    /// The name of its format.
    package let format: String
    /// The recognised dialect.
    package let dialect: String
  }

  /// The recipes, in the order of the document.
  public let entries: [Entry]
  /// The problems.
  ///
  /// A document without recipes has at least one diagnostic, with the reason.
  public let diagnostics: [Diagnostic]
  /// The recognised format and dialect, for reports: "food2fork", "schema.org", "RecipeMD", "Hugo",
  /// "plain headings".
  public let dialect: String
  /// The number of objects of JSON that should be recipes, and are none.
  package let skippedCount: Int

  /// Creates an outcome from its parts.
  package init(
    entries: [Entry], diagnostics: [Diagnostic], dialect: String, skippedCount: Int = 0
  ) {
    self.skippedCount = skippedCount
    self.entries = entries
    self.diagnostics = diagnostics
    self.dialect = dialect
  }
}
