import Synchronization

/// A collector of what one source delivers until the source finishes or its timeout passes.
public final class SourceCollector: Sendable {
  private struct State {
    var records: [RecipeRecord] = []
    var outlines: [RecipeRecord] = []
    var diagnostics: [Diagnostic] = []
    var coverage: ReadingCoverage?
    var answers = AnswerUse()
    var networkStatus: NetworkStatus?
    var isWhole = false
    var isUndecided = false
    var unrequested = 0
    var finds = ServerFinds()
    var progress: Progress?
    var isClosed = false

    /// The outlines whose complete record was never added.
    var unfinished: [RecipeRecord] {
      guard !outlines.isEmpty else { return [] }
      let whole = Set(records.map(\.reference))
      return outlines.filter { !whole.contains($0.reference) }
    }
  }

  /// The number of steps that a source says are done, and of all, if it knows that.
  package struct Progress: Sendable, Hashable {
    /// The number of steps that are done.
    package let done: Int
    /// The number of all steps, or `nil`.
    package let total: Int?
  }

  private let state = Mutex(State())

  /// Creates an open, empty collector.
  public init() {}

  /// Adds a batch; ignored once the source's timeout has passed.
  public func add(_ records: [RecipeRecord] = [], diagnostics: [Diagnostic] = []) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.records.append(contentsOf: records)
      state.diagnostics.append(contentsOf: diagnostics)
    }
  }

  /// Adds the coverage of some documents.
  package func add(coverage: ReadingCoverage) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.coverage = state.coverage ?? ReadingCoverage()
      state.coverage?.add(coverage)
    }
  }

  /// Records what was used of cached answers, and the network status.
  package func note(_ answers: AnswerUse, _ networkStatus: NetworkStatus?) {
    state.withLock { state in
      guard !state.isClosed else { return }
      (state.answers, state.networkStatus) = (answers, networkStatus)
    }
  }

  /// The use of cached answers, and the network status if one is asked at all.
  package var network: (answers: AnswerUse, networkStatus: NetworkStatus?) {
    state.withLock { ($0.answers, $0.networkStatus) }
  }

  /// Records how far the source is, which a terminal shows while it takes long.
  ///
  /// - Parameters:
  ///   - done: The number of steps that are done, such as records that were read.
  ///   - total: The number of all steps, or `nil` if it is not known.
  public func noteProgress(_ done: Int, of total: Int? = nil) {
    guard done >= 0 else { return }
    let total = total.flatMap { $0 >= done ? $0 : nil }
    state.withLock { state in
      guard !state.isClosed else { return }
      state.progress = Progress(done: done, total: total)
    }
  }

  /// The progress that the source noted last, or `nil` if it noted none or is done.
  package var progress: Progress? { state.withLock(\.progress) }

  /// Records that every record is delivered, not only those that matter to the request.
  package func noteWhole() { state.withLock { $0.isWhole = true } }

  /// True if every record is delivered, not only those that matter to the request.
  package var isWhole: Bool { state.withLock(\.isWhole) }

  /// Records that the server may have the recipe that a person named, but was not asked for all of it: its
  /// list, or a recipe that its list leaves out.
  package func noteUndecided() { state.withLock { $0.isUndecided = true } }

  /// True if the server may have the recipe that a person named.
  package var isUndecided: Bool { state.withLock(\.isUndecided) }

  /// Records that a search needs the details of records, such as ingredients, that were not requested, so
  /// that it may find too many or too few.
  package func noteUnrequested(_ count: Int) { state.withLock { $0.unrequested += count } }

  /// Records that the server found records by a text, which what it lists of them does not tell.
  package func noteFound(_ records: [RecordReference], by text: String) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.finds.add(records, foundBy: text)
    }
  }

  /// The records that the server found by a text.
  package var finds: ServerFinds { state.withLock(\.finds) }

  /// The number of records of which a search needs details that were not requested.
  package var unrequestedCount: Int { state.withLock(\.unrequested) }

  /// The coverage of the documents so far, or `nil` if none was added.
  package var coverage: ReadingCoverage? { state.withLock(\.coverage) }

  /// Adds records that `add` may complete later: those that it does not are kept as they are here,
  /// so that a timeout does not lose what was known of them.
  public func addOutlines(_ records: [RecipeRecord]) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.outlines.append(contentsOf: records)
    }
  }

  /// The number of outlines that still lack ingredients.
  package var outlineCount: Int {
    state.withLock { state in
      guard !state.outlines.isEmpty else { return 0 }
      let whole = state.records.filter { !$0.recipe.ingredients.isEmpty }
      return Set(state.outlines.map(\.reference)).subtracting(whole.map(\.reference)).count
    }
  }

  /// The number of records that were added so far, outlines and those that complete them apart.
  package var addedCount: Int { state.withLock { $0.records.count + $0.outlines.count } }

  /// The records that have arrived so far, in no particular order.
  package var arrived: [RecipeRecord] { state.withLock { $0.records + $0.unfinished } }

  /// Closes the collector and returns what has arrived; later batches are ignored.
  package func close() -> (records: [RecipeRecord], diagnostics: [Diagnostic]) {
    state.withLock { state in
      var closed = state
      state = State(isClosed: true)
      closed.records += closed.unfinished
      return (closed.records, closed.diagnostics)
    }
  }
}
