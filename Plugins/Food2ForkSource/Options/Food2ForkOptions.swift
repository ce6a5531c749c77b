import RecipeCore

/// The checked options of a source.
struct Food2ForkOptions: Sendable {
  /// The rows without ingredients for which they are requested.
  enum Details: String, Sendable, CaseIterable {
    /// Those of recipes that are shown with ingredients or exported.
    case shown
    /// All.
    case all
    /// None; only `show` and `why` request those of their recipe.
    case never

    /// The words of the option: `true` and `false` are those of version 0.1.
    static let words = allCases.map(\.rawValue) + ["true", "false"]

    /// Reads a word of the option.
    init?(word: String) {
      switch word {
      case "true": self = .all
      case "false": self = .never
      default: self.init(rawValue: word)
      }
    }
  }

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
  let pageLimit: Int
  /// The rows without ingredients for which they are requested.
  let details: Details

  /// Reads the options.
  init(_ values: SourceOptionValues) throws(SourceOptionError) {
    endpoint = try Food2ForkEndpoint(values)
    key = try APIKey(values)
    query = values.text("query") ?? ""
    sort = values.text("sort")
    dialect = values.text("dialect").flatMap(Food2ForkDialect.init(rawValue:))
    pageLimit = values.integer("max_pages") ?? 10
    details = values.text("details").flatMap(Details.init(word:)) ?? .shown
  }
}
