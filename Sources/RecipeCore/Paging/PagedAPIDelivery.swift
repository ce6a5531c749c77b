import Text

/// The rows of an API on their way to records, completed by what is kept or requested.
struct PagedAPIDelivery<API: PagedAPI> {
  /// The number of rows of searches whose details one run requests.
  private static var requestLimit: Int { 10 }

  private let api: API
  private let source: String
  private let collector: SourceCollector
  private var seen: Set<ByteKey> = []
  private var requestsLeft = Self.requestLimit
  /// The number of rows that the server found by details that were not requested.
  private(set) var unrequestedCount = 0
  /// The rows that were delivered as outlines only.
  private var waiting: [API.Row] = []

  /// The words that the server searches for; empty for its list.
  var soughtWords: [String] = []
  /// True if the details by which the server found rows may be requested: not for a search that is kept,
  /// which has had its requests.
  var mayRequest = true

  /// Creates a delivery of nothing so far.
  init(of api: API, source: String, collector: SourceCollector) {
    self.api = api
    self.source = source
    self.collector = collector
  }

  /// True if there was no row.
  var isEmpty: Bool { seen.isEmpty }

  /// True if a row with an id was delivered.
  func has(_ id: String) -> Bool { seen.contains(ByteKey(id)) }

  /// Delivers the rows that were not delivered yet, those that a request can complete as outlines.
  mutating func deliver(_ rows: [API.Row]) {
    let rows = rows.filter { seen.insert(ByteKey($0.id)).inserted }
    let outlines = rows.filter(\.isOutline)
    collector.addOutlines(outlines.map(record))
    collector.add(rows.filter { !$0.isOutline }.map(record))
    waiting += outlines
  }

  /// Completes the outlines by what is kept, and by requests if the options or the search need them.
  ///
  /// - Parameter failure: The refusal of an earlier request, after which nothing is asked.
  /// - Returns: The refusal, if any.
  mutating func complete(after failure: SourceFailure?) async -> SourceFailure? {
    let outlines = waiting
    waiting = []
    guard api.details != .all else { return await request(outlines, after: failure) }
    let incomplete = await deliverKept(of: outlines)
    let sought = api.details == .never ? [] : incomplete.filter(isFoundByDetails)
    let requested = sought.prefix(mayRequest ? requestsLeft : 0)
    requestsLeft -= requested.count
    unrequestedCount += sought.count - requested.count
    return await request(Array(requested), after: failure)
  }

  /// Completes the outlines by what is kept.
  mutating func completeKept() async {
    _ = await deliverKept(of: waiting)
    waiting = []
  }

  /// Delivers the rows whose details are kept.
  ///
  /// - Returns: The others, which the collector has as outlines.
  private func deliverKept(of rows: [API.Row]) async -> [API.Row] {
    var completed: Set<ByteKey> = []
    _ = await details(isStoredOnly: true).complete(rows, after: nil) { row, diagnostics in
      guard !row.isOutline else { return }
      completed.insert(ByteKey(row.id))
      collector.add([record(row)], diagnostics: diagnostics)
    }
    return rows.filter { !completed.contains(ByteKey($0.id)) }
  }

  private func request(
    _ rows: [API.Row], after failure: SourceFailure?
  ) async -> SourceFailure? {
    await details(isStoredOnly: false).complete(rows, after: failure) { row, diagnostics in
      collector.add([record(row)], diagnostics: diagnostics)
    }
  }

  private func details(isStoredOnly: Bool) -> DetailRequests<API.Row> {
    DetailRequests(isStoredOnly: isStoredOnly) {
      [api] row, isStoredOnly async throws(SourceFailure) in
      try await api.details(of: row, isStoredOnly: isStoredOnly)
    }
  }

  /// True if the words that the server searches for can only be in a row's details.
  private func isFoundByDetails(_ row: API.Row) -> Bool {
    let title = row.recipe.title.lowercased()
    return !soughtWords.allSatisfy { title.contains($0) }
  }

  private func record(_ row: API.Row) -> RecipeRecord { row.record(of: source) }
}
