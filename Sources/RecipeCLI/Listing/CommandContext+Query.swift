import RecipeConfiguration
import RecipeCore
import RecipeSearch

extension CommandContext {
  /// Parses a query, which may use those that the configuration saves; an empty text matches every
  /// recipe.
  func query(_ text: String) throws(CommandFailure) -> RecipeQuery {
    guard !text.isEmpty else { return .everything }
    let expanded = try SavedQueries.areUsed(in: text) ? withSavedQueries(text) : text
    let query: RecipeQuery
    do {
      query = try RecipeQuery(parsing: expanded)
    } catch {
      throw CommandFailure(error)
    }
    return query.asksForMarks ? query.knowing(try marks()) : query
  }

  /// Reads what people noted about recipes.
  private func marks() throws(CommandFailure) -> RecipeMarks {
    let configuration = try ConfigurationLoader(context: self).check().configuration
    return try MarkBook(context: self, configuration: configuration).marks()
  }

  private func withSavedQueries(_ text: String) throws(CommandFailure) -> String {
    let configuration = try ConfigurationLoader(context: self).check().configuration
    do {
      return try SavedQueries(configuration.queries).expanded(text)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  /// Creates the failure of using a saved query.
  fileprivate init(_ flaw: SavedQueries.Flaw) {
    switch flaw {
    case .unknown(let name, let nearest):
      self.init(
        "there is no saved query '@\(name)'",
        help: nearest.map { "did you mean '\(SavedQueries.use(of: $0))'?" }
          ?? "add it to [queries] in recipes.toml, or quote the text to search for it literally: '\"@\(name)\"'"
      )
    case .tooMany(let name):
      self.init(
        "the saved query '@\(name)' uses itself, or too many others",
        help: "'recipes config show' prints the saved queries")
    case .faulty(let name, let error):
      self.init(
        "the saved query '\(SavedQueries.use(of: name))' has an error: \(error.message)",
        help: "correct '\(error.query)' in [queries] of recipes.toml")
    }
  }
}
