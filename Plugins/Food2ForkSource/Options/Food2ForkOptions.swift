import RecipeCore

/// The checked options of a source.
struct Food2ForkOptions: Sendable {
  /// The words of `details`: `true` and `false` are those of version 0.1.
  static let detailWords = DetailDemand.allCases.map(\.rawValue) + ["true", "false"]

  /// The server, or `nil` if there is only a recording.
  let endpoint: Food2ForkEndpoint?
  /// The key.
  let key: APIKey
  /// The default search text.
  let query: String
  /// The order `r` or `t`, or `nil` for the server's default.
  let sort: String?
  /// The dialect, or `nil` to detect it.
  let dialect: Food2ForkDialect?
  /// The maximum number of search pages.
  let maximumPageCount: Int
  /// The rows without ingredients for which they are requested.
  let details: DetailDemand

  /// Reads the options.
  init(_ values: SourceOptionValues) throws(SourceOptionError) {
    endpoint = try Food2ForkEndpoint(values)
    key = try APIKey(values)
    query = values.text("query") ?? ""
    sort = values.text("sort")
    dialect = values.text("dialect").flatMap(Food2ForkDialect.init(rawValue:))
    maximumPageCount = values.integer("max_pages") ?? 10
    details = values.text("details").flatMap(Self.details) ?? .shown
  }

  private static func details(_ word: String) -> DetailDemand? {
    switch word {
    case "true": .all
    case "false": .never
    default: DetailDemand(rawValue: word)
    }
  }
}
