import RecipeCore

/// The checked options of a source.
struct Food2ForkOptions: Sendable {
  /// The server, or `nil` if there is only a recording.
  let endpoint: Food2ForkEndpoint?
  /// The location of the key.
  let key: Food2ForkKey
  /// The default search text.
  let query: String
  /// The order `r` or `t`, or `nil` for the server's default.
  let sort: String?
  /// The dialect, or `nil` to detect it.
  let dialect: Food2ForkDialect?
  /// The maximum number of search pages.
  let pageLimit: Int
  /// True to request the ingredients of rows that lack them.
  let wantsDetails: Bool

  /// Reads the options.
  init(_ values: SourceOptionValues) throws(SourceOptionError) {
    endpoint = try Food2ForkEndpoint(values)
    key = try Food2ForkKey(values)
    query = values.text("query") ?? ""
    sort = values.text("sort")
    dialect = values.text("dialect").flatMap(Food2ForkDialect.init(rawValue:))
    pageLimit = values.integer("max_pages") ?? 10
    wantsDetails = values.boolean("details", default: true)
  }
}
