import RecipeCore
import Text

/// The completion of rows without ingredients by concurrent requests.
struct Food2ForkDetails: Sendable {
  /// As many as a server has connections.
  private static let parallelism = 2

  private struct Outcome: Sendable {
    let row: Food2ForkRow
    let diagnostics: [Diagnostic]
    let failure: SourceFailure?
  }

  private let session: Food2ForkSession
  private let dialect: Food2ForkDialect
  private let fields: RecipeFieldSet
  private let isStoredOnly: Bool

  /// Creates a completion in a dialect.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dialect: The dialect.
  ///   - fields: The fields needed.
  ///   - isStoredOnly: True to complete rows from kept answers only.
  init(
    session: Food2ForkSession, dialect: Food2ForkDialect, fields: RecipeFieldSet,
    isStoredOnly: Bool
  ) {
    self.session = session
    self.dialect = dialect
    self.fields = fields
    self.isStoredOnly = isStoredOnly
  }

  /// Completes rows and delivers each as soon as it is complete.
  ///
  /// Once the server refuses or is unreachable, the remaining rows get only what is kept, and are
  /// delivered incomplete otherwise.
  ///
  /// - Parameter failure: The refusal of an earlier request, if any.
  /// - Returns: The refusal, if any.
  func complete(
    _ rows: [Food2ForkRow], after failure: SourceFailure?,
    deliver: (Food2ForkRow, [Diagnostic]) -> Void
  ) async -> SourceFailure? {
    var failure = failure
    await withTaskGroup(of: Outcome.self) { group in
      var waiting = rows.makeIterator()
      for row in (0..<Self.parallelism).compactMap({ _ in waiting.next() }) {
        group.addTask { [failure] in
          await complete(row, isStoredOnly: isStoredOnly || failure != nil)
        }
      }
      for await outcome in group {
        failure = failure ?? outcome.failure
        deliver(outcome.row, outcome.diagnostics)
        guard !Task.isCancelled, let row = waiting.next() else { continue }
        group.addTask { [failure] in
          await complete(row, isStoredOnly: isStoredOnly || failure != nil)
        }
      }
      while let row = waiting.next() { deliver(row, []) }
    }
    return failure
  }

  private func complete(_ row: Food2ForkRow, isStoredOnly: Bool) async -> Outcome {
    let storedOnly: HTTPRequest.StoredOnly? = isStoredOnly ? .ofAnyAge : nil
    do throws(SourceFailure) {
      switch try await session.recipe(row.id, in: dialect, storedOnly: storedOnly) {
      case .recipe(let json):
        guard let whole = Food2ForkRow(json, fields: fields),
          ByteKey(whole.id) == ByteKey(row.id)
        else {
          return incomplete(row, "the server returned another recipe")
        }
        return Outcome(row: whole, diagnostics: [], failure: nil)
      case .nothing: return incomplete(row, "the server no longer has it")
      case .rows: return incomplete(row, "the server returned a list")
      case .foreign(let failure): return incomplete(row, failure.message)
      }
    } catch {
      // Where only kept answers are used, one that is missing is no failure.
      return Outcome(row: row, diagnostics: [], failure: isStoredOnly ? nil : error)
    }
  }

  private func incomplete(_ row: Food2ForkRow, _ reason: String) -> Outcome {
    let message = "recipe \(row.id) has no ingredients: \(reason)"
    return Outcome(row: row, diagnostics: [Diagnostic(.warning, message)], failure: nil)
  }
}
