import RecipeCore

/// Asks for the ingredients of rows that came without them, a few at a time.
struct Food2ForkDetails: Sendable {
  private static let parallelism = 4

  private struct Outcome: Sendable {
    let row: Food2ForkRow
    let diagnostics: [Diagnostic]
    let failure: SourceFailure?
  }

  private let session: Food2ForkSession
  private let dialect: Food2ForkDialect
  private let fields: RecipeFieldSet

  /// Makes what asks in one dialect.
  init(session: Food2ForkSession, dialect: Food2ForkDialect, fields: RecipeFieldSet) {
    self.session = session
    self.dialect = dialect
    self.fields = fields
  }

  /// Completes rows and hands out each as soon as it is complete.
  ///
  /// Once the server refuses or is out of reach, the rows left are handed out as they are.
  ///
  /// - Returns: What the server refused, if it did.
  func complete(
    _ rows: [Food2ForkRow], deliver: (Food2ForkRow, [Diagnostic]) -> Void
  ) async -> SourceFailure? {
    var failure: SourceFailure?
    await withTaskGroup(of: Outcome.self) { group in
      var waiting = rows.makeIterator()
      for row in (0..<Self.parallelism).compactMap({ _ in waiting.next() }) {
        group.addTask { await complete(row) }
      }
      for await outcome in group {
        failure = failure ?? outcome.failure
        deliver(outcome.row, outcome.diagnostics)
        guard failure == nil, let row = waiting.next() else { continue }
        group.addTask { await complete(row) }
      }
      while let row = waiting.next() { deliver(row, []) }
    }
    return failure
  }

  private func complete(_ row: Food2ForkRow) async -> Outcome {
    do throws(SourceFailure) {
      switch try await session.recipe(row.id, in: dialect) {
      case .recipe(let json):
        guard let whole = session.row(of: json, fields: fields), whole.id == row.id else {
          return incomplete(row, "another recipe was answered for it")
        }
        return Outcome(row: whole, diagnostics: [], failure: nil)
      case .nothing: return incomplete(row, "the server does not know its id any more")
      case .rows: return incomplete(row, "a list was answered for it")
      case .foreign(let failure): return incomplete(row, failure.message)
      }
    } catch {
      return Outcome(row: row, diagnostics: [], failure: error)
    }
  }

  private func incomplete(_ row: Food2ForkRow, _ reason: String) -> Outcome {
    let message = "recipe \(row.id) has no ingredients: \(reason)"
    return Outcome(row: row, diagnostics: [Diagnostic(.warning, message)], failure: nil)
  }
}
