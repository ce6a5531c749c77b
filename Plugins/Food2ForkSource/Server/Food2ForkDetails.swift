import RecipeCore
import Text

/// The requests for the ingredients of rows.
enum Food2ForkDetails {
  /// Creates requests.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dialect: The dialect.
  ///   - fields: The fields needed.
  ///   - isStoredOnly: True to complete rows from kept answers only.
  static func requests(
    _ session: Food2ForkSession, in dialect: Food2ForkDialect, _ fields: RecipeFieldSet,
    isStoredOnly: Bool
  ) -> DetailRequests<Food2ForkRow> {
    DetailRequests(isStoredOnly: isStoredOnly) { row, isStoredOnly async throws(SourceFailure) in
      let reply = try await session.recipe(
        row.id, in: dialect, storedOnly: isStoredOnly ? .ofAnyAge : nil)
      switch reply {
      case .recipe(let json):
        guard let whole = Food2ForkRow(json, fields: fields),
          ByteKey(whole.id) == ByteKey(row.id)
        else {
          return incomplete(row, "the server returned another recipe")
        }
        return DetailRequests.Outcome(whole)
      case .nothing: return incomplete(row, "the server no longer has it")
      case .rows: return incomplete(row, "the server returned a list")
      case .foreign(let failure): return incomplete(row, failure.message)
      }
    }
  }

  private static func incomplete(
    _ row: Food2ForkRow, _ reason: String
  ) -> DetailRequests<Food2ForkRow>.Outcome {
    let message = "recipe \(row.id) has no ingredients: \(reason)"
    return DetailRequests.Outcome(row, diagnostics: [Diagnostic(.warning, message)])
  }
}
