import Synchronization

/// Takes what one source delivers, until the source is done or its time is over.
public final class SourceCollector: Sendable {
  private struct State {
    var records: [RecipeRecord] = []
    var outlines: [RecipeRecord] = []
    var diagnostics: [Diagnostic] = []
    var kept = 0
    var isClosed = false

    /// The outlines whose record never came.
    var unfinished: [RecipeRecord] {
      guard !outlines.isEmpty else { return [] }
      let whole = Set(records.map(\.reference))
      return outlines.filter { !whole.contains($0.reference) }
    }
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

  /// Counts records that the source has but does not deliver, as an index has them already.
  package func addKept(_ count: Int) {
    state.withLock { state in
      if !state.isClosed { state.kept += count }
    }
  }

  /// Takes records of which `add` may yet bring more: those that it does not bring are kept as they
  /// are here, so that a deadline does not lose what was known of them.
  public func addOutlines(_ records: [RecipeRecord]) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.outlines.append(contentsOf: records)
    }
  }

  /// Ends the collection and hands out what has arrived; later batches are ignored.
  package func close() -> (records: [RecipeRecord], diagnostics: [Diagnostic]) {
    let closed = closeWithKept()
    return (closed.records, closed.diagnostics)
  }

  /// Does the same, and tells how many records were not delivered as an index has them.
  func closeWithKept() -> (records: [RecipeRecord], diagnostics: [Diagnostic], kept: Int) {
    state.withLock { state in
      var closed = state
      state = State(isClosed: true)
      closed.records += closed.unfinished
      return (closed.records, closed.diagnostics, closed.kept)
    }
  }
}
