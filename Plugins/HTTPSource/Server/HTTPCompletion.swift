import RecipeCore

/// The completion of records by a request for each.
struct HTTPCompletion: Sendable {
  /// As many as a server has connections.
  private static let parallelism = 2

  private struct Outcome: Sendable {
    let record: HTTPRecord
    let failure: SourceFailure?
  }

  /// The requests.
  let session: HTTPSession
  /// The address of one recipe.
  let template: URLTemplate
  /// The fields needed.
  let fields: RecipeFieldSet
  /// True to complete records from kept answers only.
  let isStoredOnly: Bool

  /// Completes records and delivers each as soon as it is complete.
  ///
  /// Once the server refuses or is unreachable, the others get only what is kept, and are delivered
  /// as they are otherwise.
  ///
  /// - Parameter failure: The refusal of an earlier request, if any.
  /// - Returns: The refusal, if any.
  func complete(
    _ records: [HTTPRecord], after failure: SourceFailure?, deliver: (HTTPRecord) -> Void
  ) async -> SourceFailure? {
    var failure = failure
    await withTaskGroup(of: Outcome.self) { group in
      var waiting = records.makeIterator()
      for record in (0..<Self.parallelism).compactMap({ _ in waiting.next() }) {
        group.addTask { [failure] in await complete(record, after: failure) }
      }
      for await outcome in group {
        failure = failure ?? outcome.failure
        deliver(outcome.record)
        guard !Task.isCancelled, let record = waiting.next() else { continue }
        group.addTask { [failure] in await complete(record, after: failure) }
      }
      while let record = waiting.next() { deliver(record) }
    }
    return failure
  }

  private func complete(_ record: HTTPRecord, after failure: SourceFailure?) async -> Outcome {
    let isStoredOnly = isStoredOnly || failure != nil
    do throws(SourceFailure) {
      let whole = try await session.recipe(
        record.id, at: template, fields: fields, isStoredOnly: isStoredOnly)
      return Outcome(record: whole.map(record.completed) ?? record, failure: nil)
    } catch {
      // Where only kept answers are used, one that is missing is no failure.
      return Outcome(record: record, failure: isStoredOnly ? nil : error)
    }
  }
}
