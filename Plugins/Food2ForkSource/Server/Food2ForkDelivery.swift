import JSONSyntax
import RecipeCore
import RecipeDocuments
import Text

/// The rows of a server on their way to records, with the ingredients that are kept or requested.
struct Food2ForkDelivery {
  /// The number of rows of a search whose ingredients one run requests.
  private static let requestLimit = 10

  private let name: String
  private let endpoint: Food2ForkEndpoint
  private let details: Food2ForkOptions.Details
  private let fields: RecipeFieldSet
  private let session: Food2ForkSession
  private let collector: SourceCollector
  private var seen: Set<ByteKey> = []
  private var requestsLeft = Self.requestLimit
  private var unverifiedCount = 0
  /// The rows without ingredients that were delivered as outlines only.
  private var waiting: [Food2ForkRow] = []

  /// The words that the server searches for; empty for its list.
  var soughtWords: [String] = []
  /// True if the ingredients by which the server found rows may be requested: not for a search that is
  /// kept, which has had its requests.
  var mayRequest = true

  /// Creates a delivery of nothing so far.
  init(
    name: String, endpoint: Food2ForkEndpoint, details: Food2ForkOptions.Details,
    fields: RecipeFieldSet, session: Food2ForkSession, collector: SourceCollector
  ) {
    self.name = name
    self.endpoint = endpoint
    self.details = details
    self.fields = fields
    self.session = session
    self.collector = collector
  }

  /// The failure to report if ingredients are unknown by which the server found recipes.
  var cutOff: SourceFailure? {
    guard unverifiedCount > 0 else { return nil }
    return SourceFailure(
      .partial,
      "\(endpoint.host) finds \(unverifiedCount) more by ingredients that were not requested",
      help: "--refresh requests more of them, details = \"all\" all")
  }

  /// Returns the rows that no earlier page had; a diagnostic counts the unreadable ones.
  mutating func newRows(of rows: [JSONValue], page: Int) -> [Food2ForkRow] {
    let readable = rows.compactMap { Food2ForkRow($0, fields: fields) }
    let odd = rows.count - readable.count
    if odd > 0 {
      collector.add(diagnostics: [
        Diagnostic(
          .warning, "rows without id or title on page \(page) of \(endpoint.host): \(odd)")
      ])
    }
    let oddRanks = rows.count(where: Food2ForkRecipe.hasOddRank)
    if oddRanks > 0 {
      collector.add(diagnostics: [
        Diagnostic(
          .warning,
          "rows with a social_rank that is not a number on page \(page) of \(endpoint.host): "
            + "\(oddRanks); it was kept as an extra field")
      ])
    }
    return readable.filter { seen.insert(ByteKey($0.id)).inserted }
  }

  /// Delivers rows, those without ingredients as outlines.
  mutating func deliver(_ rows: [Food2ForkRow], in dialect: Food2ForkDialect) {
    let incomplete = rows.filter(\.lacksIngredients)
    collector.addOutlines(incomplete.map { record($0, in: dialect) })
    collector.add(rows.filter { !$0.lacksIngredients }.map { record($0, in: dialect) })
    waiting += incomplete
  }

  /// Completes the outlines by what is kept, and by requests if the options or the search need them.
  ///
  /// - Parameter failure: The refusal of an earlier request, after which nothing is asked.
  /// - Returns: The refusal, if any.
  mutating func complete(
    in dialect: Food2ForkDialect, after failure: SourceFailure?
  ) async -> SourceFailure? {
    let incomplete = waiting
    waiting = []
    guard details != .all else { return await request(incomplete, in: dialect, after: failure) }
    let outlines = await deliverKept(of: incomplete, in: dialect)
    let sought = details == .never ? [] : outlines.filter(isFoundByIngredients)
    let requested = sought.prefix(mayRequest ? requestsLeft : 0)
    requestsLeft -= requested.count
    unverifiedCount += sought.count - requested.count
    return await request(Array(requested), in: dialect, after: failure)
  }

  /// Delivers one recipe.
  ///
  /// - Returns: False if it has another id.
  func deliver(_ json: JSONValue, id: String, in dialect: Food2ForkDialect) -> Bool {
    guard let row = Food2ForkRow(json, fields: fields), ByteKey(row.id) == ByteKey(id) else {
      return false
    }
    collector.add([record(row, in: dialect)])
    return true
  }

  /// Delivers the rows whose ingredients are kept.
  ///
  /// - Returns: The others, which the collector has as outlines.
  private func deliverKept(
    of rows: [Food2ForkRow], in dialect: Food2ForkDialect
  ) async -> [Food2ForkRow] {
    var completed: Set<ByteKey> = []
    let kept = Food2ForkDetails.requests(session, in: dialect, fields, isStoredOnly: true)
    _ = await kept.complete(rows, after: nil) { row, diagnostics in
      guard !row.lacksIngredients else { return }
      completed.insert(ByteKey(row.id))
      collector.add([record(row, in: dialect)], diagnostics: diagnostics)
    }
    return rows.filter { !completed.contains(ByteKey($0.id)) }
  }

  private func request(
    _ rows: [Food2ForkRow], in dialect: Food2ForkDialect, after failure: SourceFailure?
  ) async -> SourceFailure? {
    let asked = Food2ForkDetails.requests(session, in: dialect, fields, isStoredOnly: false)
    return await asked.complete(rows, after: failure) { row, diagnostics in
      collector.add([record(row, in: dialect)], diagnostics: diagnostics)
    }
  }

  /// True if the words that the server searches for can only be in a row's ingredients.
  private func isFoundByIngredients(_ row: Food2ForkRow) -> Bool {
    let title = row.recipe.title.lowercased()
    return !soughtWords.allSatisfy { title.contains($0) }
  }

  private func record(_ row: Food2ForkRow, in dialect: Food2ForkDialect) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: name, id: row.id),
      locator: .url(endpoint.recipe(row.id, in: dialect)), recipe: row.recipe)
  }
}
