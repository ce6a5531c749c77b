import Synchronization

/// Takes what one source delivers, until the source is done or its time is over.
public final class SourceCollector: Sendable {
  private struct State {
    var records: [RecipeRecord] = []
    var diagnostics: [Diagnostic] = []
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Makes an open, empty collector.
  public init() {}

  /// Takes a batch; ignored once the source's time is over.
  public func add(_ records: [RecipeRecord] = [], diagnostics: [Diagnostic] = []) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.records.append(contentsOf: records)
      state.diagnostics.append(contentsOf: diagnostics)
    }
  }

  /// Ends the collection and hands out what has arrived; later batches are ignored.
  package func close() -> (records: [RecipeRecord], diagnostics: [Diagnostic]) {
    state.withLock { state in
      state.isClosed = true
      defer {
        state.records = []
        state.diagnostics = []
      }
      return (state.records, state.diagnostics)
    }
  }
}
