import Text

/// The rows of an API on their way to records, completed by the cache or requested.
struct PagedAPIDelivery<API: PagedAPI> {
  /// The rows whose details a search may need.
  enum Scope {
    /// All of a list: too many to request their details.
    case list
    /// Those that the server found, of which some details are requested.
    case search
    /// Those of an answer that is cached, of which some details were requested before.
    case cachedSearch
  }

  /// The number of rows of searches whose details one run requests.
  private static var maximumRequestCount: Int { 10 }
  /// The number of them after which no more are requested if none has what the search looks for: the
  /// others hardly have it either.
  private static var trialSize: Int { 3 }

  private let api: API
  private let source: String
  private let collector: SourceCollector
  private var seen: Set<ByteKey> = []
  private var requestsLeft = Self.maximumRequestCount
  /// The number of rows of the last search whose details are cached.
  private var cachedCount = 0
  /// The number of rows of which the search needs details that were not requested.
  private(set) var unrequestedCount = 0
  /// The number of rows whose details are not cached, though all are wanted.
  private var missingCount = 0
  /// The way to get them, which is another for a recording.
  private var missingHelp: String?
  /// The rows that were delivered as outlines only.
  private var waiting: [API.Row] = []

  /// The need of the search for details, or `nil` if it needs none.
  private let need: DetailNeed?
  private let isOffline: Bool
  /// The records that are delivered as they are.
  private var delivered: [ListedRecord] = []
  /// Whole records of the source that are cached.
  private var sample: [RecipeRecord] = []
  /// The rows whose details the search may need.
  var scope = Scope.list
  /// The text by which the server finds the rows that are delivered, or `nil` for those of the list.
  var searchText: String?
  private var finds = ServerFinds()

  /// Creates a delivery of nothing so far.
  ///
  /// - Parameters:
  ///   - api: The API.
  ///   - source: The name of the source.
  ///   - request: The records that matter.
  ///   - collector: The collector of the records.
  init(of api: API, source: String, for request: SourceRequest, collector: SourceCollector) {
    self.api = api
    self.source = source
    need = request.detailNeed
    isOffline = request.isOffline
    self.collector = collector
  }

  /// True if cached details tell whether the source has what the search looks for in details.
  var wantsSample: Bool { need != nil && api.details != .never }

  /// Sets rows of the source with their details.
  mutating func setSample(_ rows: [API.Row]) { sample = rows.map(record) }

  /// True if there was no row.
  var isEmpty: Bool { seen.isEmpty }

  /// True if a row with an id was delivered.
  func has(_ id: String) -> Bool { seen.contains(ByteKey(id)) }

  /// Delivers the rows that were not delivered yet, those that a request can complete as outlines.
  mutating func deliver(_ rows: [API.Row]) {
    noteFound(rows)
    let rows = rows.filter { seen.insert(ByteKey($0.id)).inserted }
    let outlines = rows.filter(\.isOutline)
    collector.addOutlines(outlines.map(record))
    let whole = rows.filter { !$0.isOutline }.map(record)
    collector.add(whole)
    if need != nil { delivered += whole.map(listed) }
    waiting += outlines
  }

  /// Records that the server found rows: of those without ingredients, it knows more than they say.
  private mutating func noteFound(_ rows: [API.Row]) {
    guard let searchText else { return }
    let found = rows.filter(\.recipe.ingredients.isEmpty).map { record($0).reference }
    finds.add(found, foundBy: searchText)
    collector.noteFound(found, by: searchText)
  }

  /// Completes the outlines from the cache, and by requests if the options or the search need them.
  ///
  /// - Parameter failure: The refusal of an earlier request, after which nothing is asked.
  /// - Returns: The refusal, if any.
  mutating func complete(after failure: SourceFailure?) async -> SourceFailure? {
    guard api.details != .all || isOffline else {
      defer { waiting = [] }
      return await request(waiting[...], after: failure).failure
    }
    let sought = await completingCached(isWhole: api.details == .all)
    if api.details == .all, failure == nil { return nil }
    let useful = useful(of: sought).prefix(allowance)
    let trial = useful.prefix(Self.trialSize)
    let (found, refusal) = await request(trial, after: failure)
    let isUseless = need.map { !found.isEmpty && !$0.isAnswered(in: found) } ?? false
    let rest = isUseless ? [] : useful.dropFirst(trial.count)
    requestsLeft -= trial.count + rest.count
    unrequestedCount += sought.count - trial.count - rest.count
    return await request(rest, after: refusal).failure
  }

  /// The failure of a run that may use what is cached only, wants all details, and lacks some, or `nil`.
  var missingDetails: SourceFailure? {
    guard missingCount > 0 else { return nil }
    let details =
      missingCount == 1
      ? "the details of 1 recipe of \(api.host) are not cached"
      : "the details of \(missingCount) recipes of \(api.host) are not cached"
    return SourceFailure(.partial, details, help: missingHelp)
  }

  /// Completes the outlines from the cache.
  mutating func completeCached() async { unrequestedCount += await completingCached().count }

  /// Completes the outlines from the cache.
  ///
  /// - Parameter isWhole: True if the details of all are wanted.
  /// - Returns: The others whose details the search needs: of a list all, as an index cannot tell them apart.
  private mutating func completingCached(isWhole: Bool = false) async -> [API.Row] {
    defer { waiting = [] }
    let incomplete = await deliverCached(of: waiting)
    if isWhole { await countMissing(of: incomplete) }
    guard let need, !need.isHopeless(after: sample) else { return [] }
    guard scope != .list else { return incomplete }
    delivered += incomplete.map(listed).filter { !need.includes($0) }
    return incomplete.filter { need.includes(listed($0)) }
  }

  /// Counts the rows whose details are not cached; of others, what is cached says that the server has none.
  private mutating func countMissing(of incomplete: [API.Row]) async {
    for row in incomplete where !(await api.hasCachedRecipe(row.id, .ofAnyAge)) {
      if missingCount == 0 { missingHelp = await helpWithout(row) }
      missingCount += 1
    }
  }

  /// Returns the way to get the details of a row that are not cached.
  private func helpWithout(_ row: API.Row) async -> String? {
    do throws(SourceFailure) {
      _ = try await api.details(of: row, isCachedOnly: true)
      return nil
    } catch {
      return error.help
    }
  }

  /// The number of details that may be requested: of a cached search, as many as its first run left.
  private var allowance: Int {
    guard api.details != .never, !isOffline else { return 0 }
    return switch scope {
    case .list: 0
    case .search: requestsLeft
    case .cachedSearch: max(0, requestsLeft - cachedCount)
    }
  }

  /// Returns the rows whose details can change the page of the search.
  private func useful(of rows: [API.Row]) -> [API.Row] {
    guard let need else { return rows }
    let uses = need.canChangePage(rows.map(listed), beside: delivered)
    return zip(rows, uses).filter(\.1).map(\.0)
  }

  /// Delivers the rows whose details are cached.
  ///
  /// - Returns: The others, which the collector has as outlines.
  private mutating func deliverCached(of rows: [API.Row]) async -> [API.Row] {
    var completed: Set<ByteKey> = []
    var whole: [RecipeRecord] = []
    _ = await details(isCachedOnly: true).complete(rows, after: nil) { row, diagnostics in
      guard !row.isOutline else { return }
      completed.insert(ByteKey(row.id))
      whole.append(record(row))
      collector.add(whole.suffix(1), diagnostics: diagnostics)
    }
    if need != nil { delivered += whole.map(listed) }
    cachedCount = completed.count
    return rows.filter { !completed.contains(ByteKey($0.id)) }
  }

  /// Requests the details of rows.
  ///
  /// - Returns: The records that are whole now, and the refusal, if any.
  private func request(
    _ rows: ArraySlice<API.Row>, after failure: SourceFailure?
  ) async -> (whole: [RecipeRecord], failure: SourceFailure?) {
    var whole: [RecipeRecord] = []
    let failure = await details(isCachedOnly: false).complete(Array(rows), after: failure) {
      row, diagnostics in
      let record = record(row)
      if !row.isOutline { whole.append(record) }
      collector.add([record], diagnostics: diagnostics)
    }
    return (whole, failure)
  }

  private func details(isCachedOnly: Bool) -> DetailRequests<API.Row> {
    DetailRequests(isCachedOnly: isCachedOnly) {
      [api] row, isCachedOnly async throws(SourceFailure) in
      try await api.details(of: row, isCachedOnly: isCachedOnly)
    }
  }

  private func record(_ row: API.Row) -> RecipeRecord { row.record(of: source) }

  private func listed(_ row: API.Row) -> ListedRecord { listed(record(row)) }

  private func listed(_ record: RecipeRecord) -> ListedRecord {
    ListedRecord(record, foundBy: finds.texts(of: record.reference))
  }
}
