import Text

/// The rows of an API on their way to records, completed by what is kept or requested.
struct PagedAPIDelivery<API: PagedAPI> {
  /// The rows whose details a search may need.
  enum Scope {
    /// All of a list: too many to request their details.
    case list
    /// Those that the server found, of which some details are requested.
    case search
    /// Those of an answer that is kept, which has had its requests.
    case keptSearch
  }

  /// The number of rows of searches whose details one run requests.
  private static var requestLimit: Int { 10 }

  private let api: API
  private let source: String
  private let collector: SourceCollector
  private var seen: Set<ByteKey> = []
  private var requestsLeft = Self.requestLimit
  /// The number of rows of which the search needs details that were not requested.
  private(set) var unrequestedCount = 0
  /// The rows that were delivered as outlines only.
  private var waiting: [API.Row] = []

  private let need: DetailNeed?
  /// The rows whose details the search may need.
  var scope = Scope.list

  /// Creates a delivery of nothing so far.
  ///
  /// - Parameter need: The need of the search for details, or `nil` if it needs none.
  init(of api: API, source: String, need: DetailNeed?, collector: SourceCollector) {
    self.api = api
    self.source = source
    self.need = need
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
    guard api.details != .all else {
      defer { waiting = [] }
      return await request(waiting, after: failure)
    }
    let sought = await completingKept()
    let mayRequest = scope == .search && api.details != .never
    let requested = sought.prefix(mayRequest ? requestsLeft : 0)
    requestsLeft -= requested.count
    unrequestedCount += sought.count - requested.count
    return await request(Array(requested), after: failure)
  }

  /// Completes the outlines by what is kept.
  mutating func completeKept() async { unrequestedCount += await completingKept().count }

  /// Completes the outlines by what is kept.
  ///
  /// - Returns: The others whose details the search needs: of a list all, as an index cannot tell them apart.
  private mutating func completingKept() async -> [API.Row] {
    defer { waiting = [] }
    let incomplete = await deliverKept(of: waiting)
    guard let need else { return [] }
    return scope == .list ? incomplete : incomplete.filter { need.includes(record($0)) }
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

  private func record(_ row: API.Row) -> RecipeRecord { row.record(of: source) }
}
