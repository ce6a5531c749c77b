import RecipeCore

/// The options of one source, checked.
struct Food2ForkOptions: Sendable {
  /// Where the server is; `nil` when only a recording is used.
  let endpoint: Food2ForkEndpoint?
  /// Where the key comes from.
  let key: Food2ForkKey
  /// What to search for when a run does not say.
  let query: String
  /// `r` or `t`; `nil` leaves it to the server.
  let sort: String?
  /// What the server speaks; `nil` finds out.
  let dialect: Food2ForkDialect?
  /// The most search pages to ask for.
  let pageLimit: Int
  /// Whether to ask for the ingredients of rows that lack them.
  let wantsDetails: Bool
  /// The most requests a run.
  let requestLimit: Int
  /// The most requests a day; `nil` for no limit.
  let dailyQuota: Int?

  /// Reads the options.
  init(_ values: SourceOptionValues) throws(SourceOptionError) {
    endpoint = try Food2ForkEndpoint(values)
    key = try Food2ForkKey(values)
    query = values.text("query") ?? ""
    sort = values.text("sort")
    dialect = values.text("dialect").flatMap(Food2ForkDialect.init(rawValue:))
    pageLimit = values.integer("max_pages") ?? 10
    wantsDetails = values.boolean("details", default: true)
    requestLimit = values.integer("max_requests") ?? 100
    dailyQuota = values.integer("daily_quota")
  }
}
