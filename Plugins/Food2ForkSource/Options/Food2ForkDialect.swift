/// The dialects of the food2fork family, which differ in paths, parameters and paging.
enum Food2ForkDialect: String, Sendable, CaseIterable {
  /// The original: `search`, `get`, 30 rows per page.
  case food2fork
  /// The later copy: `search/`, `get/`, a token in a header, 30 rows per page.
  case food2forkCA = "food2fork.ca"
  /// Forkify's first version: the original without paging; requires a search text.
  case forkifyV1 = "forkify-v1"
  /// Forkify's second version: `recipes` and `recipes/ID`, the whole list at once.
  case forkifyV2 = "forkify-v2"

  /// The number of rows on a page that is not the last.
  static let fullPage = 30

  /// Returns the possible dialects of a server, the likeliest first, judging by its URL.
  static func candidates(for endpoint: Food2ForkEndpoint) -> [Food2ForkDialect] {
    let path = endpoint.text.lowercased()
    if path.hasSuffix("/v2") || path.hasSuffix("/v2/recipes") { return [.forkifyV2] }
    if path.hasSuffix("/api/recipe") || path.contains("food2fork.ca") { return [.food2forkCA] }
    return [.food2fork, .food2forkCA, .forkifyV2]
  }

  /// True if the key is sent in a header, and not in the address.
  var sendsKeyInHeader: Bool { self == .food2forkCA }

  /// True if a search can have a second page.
  var hasPages: Bool {
    self == .food2fork || self == .food2forkCA
  }
}
