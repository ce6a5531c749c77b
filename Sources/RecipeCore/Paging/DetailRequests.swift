/// The requests for the details of listed items, a few at a time.
package struct DetailRequests<Item: Sendable>: Sendable {
  /// The outcome of a request.
  package struct Outcome: Sendable {
    /// The item, whole or as it was listed.
    let item: Item
    /// The problems found.
    let diagnostics: [Diagnostic]
    /// The refusal of the server, after which nothing else is asked.
    let failure: SourceFailure?

    /// Creates an outcome from its parts.
    package init(_ item: Item, diagnostics: [Diagnostic] = [], failure: SourceFailure? = nil) {
      self.item = item
      self.diagnostics = diagnostics
      self.failure = failure
    }
  }

  /// As many as a server has connections.
  private static var parallelism: Int { 2 }
  /// The number of items that one task completes from cached answers, each of which takes less time than a
  /// task.
  private static var itemsPerTask: Int { 64 }

  private let isCachedOnly: Bool
  private let request: @Sendable (Item, _ isCachedOnly: Bool) async throws(SourceFailure) -> Outcome

  /// Creates requests.
  ///
  /// - Parameters:
  ///   - isCachedOnly: True to use cached answers only; one that is missing is no failure then.
  ///   - request: Requests the details of an item.
  package init(
    isCachedOnly: Bool,
    _ request:
      @escaping @Sendable (Item, _ isCachedOnly: Bool) async throws(SourceFailure) -> Outcome
  ) {
    self.isCachedOnly = isCachedOnly
    self.request = request
  }

  /// Completes items and delivers each as soon as it is complete.
  ///
  /// Once the server refuses or is unreachable, the others get only what is cached, and are delivered as
  /// they are otherwise.
  ///
  /// - Parameter failure: The refusal of an earlier request, if any.
  /// - Returns: The refusal, if any.
  package func complete(
    _ items: [Item], after failure: SourceFailure?, deliver: (Item, [Diagnostic]) -> Void
  ) async -> SourceFailure? {
    var failure = failure
    await withTaskGroup(of: [Outcome].self) { group in
      var waiting = items[...]
      func next() -> ArraySlice<Item> {
        let next = waiting.prefix(isCachedOnly || failure != nil ? Self.itemsPerTask : 1)
        waiting = waiting.dropFirst(next.count)
        return next
      }
      for _ in 0..<Self.parallelism where !waiting.isEmpty {
        group.addTask { [failure, items = next()] in await complete(items, after: failure) }
      }
      for await outcomes in group {
        for outcome in outcomes {
          failure = failure ?? outcome.failure
          deliver(outcome.item, outcome.diagnostics)
        }
        guard !Task.isCancelled, !waiting.isEmpty else { continue }
        group.addTask { [failure, items = next()] in await complete(items, after: failure) }
      }
      for item in waiting { deliver(item, []) }
    }
    return failure
  }

  private func complete(_ items: ArraySlice<Item>, after failure: SourceFailure?) async -> [Outcome]
  {
    var outcomes: [Outcome] = []
    for item in items { outcomes.append(await complete(item, after: failure)) }
    return outcomes
  }

  private func complete(_ item: Item, after failure: SourceFailure?) async -> Outcome {
    let isCachedOnly = isCachedOnly || failure != nil
    do throws(SourceFailure) {
      return try await request(item, isCachedOnly)
    } catch {
      return Outcome(item, failure: isCachedOnly ? nil : error)
    }
  }
}
