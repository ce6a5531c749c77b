import RecipeCore
import Text

/// The address of a server, and the URLs of its requests, without any key.
struct Food2ForkEndpoint: Sendable, Hashable {
  /// The base URL, without a final slash.
  let text: String
  /// The host with its port, for messages.
  let host: String

  /// Reads `base_url`, or returns `nil` if it was not given.
  init?(_ values: SourceOptionValues) throws(SourceOptionError) {
    guard let given = values.text("base_url") else { return nil }
    let location = values.location(of: "base_url")
    if let flaw = AddressFlaw(of: given) {
      throw SourceOptionError("base_url \(flaw.problem)", at: location, help: flaw.help)
    }
    var text = Substring(given)
    while text.hasSuffix("/") { text.removeLast() }
    guard let rest = Self.afterScheme(text), !rest.isEmpty, rest.utf8.first != UInt8(ascii: "/"),
      rest.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else {
      throw SourceOptionError(
        "base_url is not an http or https URL", at: location,
        help: "write it like https://example.org/api")
    }
    guard !rest.contains(where: { "?#@".contains($0) }) else {
      throw SourceOptionError(
        "base_url must not contain a query, fragment or password", at: location,
        help: "remove them; a key goes into key_env, key_file or key_command")
    }
    self.text = String(text)
    host = String(rest.prefix { $0 != "/" })
  }

  /// Returns the URL of a page of a search.
  ///
  /// - Parameters:
  ///   - query: The search text, which may be empty.
  ///   - page: The number of the page, from 1.
  ///   - sort: `r` or `t`, or `nil` for the server's default.
  func search(_ query: String, page: Int, sort: String?, in dialect: Food2ForkDialect) -> String {
    switch dialect {
    case .food2fork:
      url(
        "search",
        [("q", query.isEmpty ? nil : query), ("sort", sort), ("page", String(page))])
    case .food2forkCA: url("search/", [("page", String(page)), ("query", query)])
    case .forkifyV1: url("search", [("q", query)])
    case .forkifyV2: url(recipesPath, [("search", query)])
    }
  }

  /// Returns the URL of a recipe.
  func recipe(_ id: String, in dialect: Food2ForkDialect) -> String {
    switch dialect {
    case .food2fork, .forkifyV1: url("get", [("rId", id)])
    case .food2forkCA: url("get/", [("id", id)])
    case .forkifyV2: url([recipesPath, id.percentEncoded].joined(separator: "/"), [])
    }
  }

  private var recipesPath: String {
    text.hasSuffix("/recipes") ? "" : "recipes"
  }

  private func url(_ path: String, _ parameters: [(name: String, value: String?)]) -> String {
    let query = parameters.compactMap { name, value in
      value.map { "\(name)=\($0.percentEncoded)" }
    }
    let slash = path.isEmpty || path.hasPrefix("/") ? "" : "/"
    return text + slash + path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  private static func afterScheme(_ text: Substring) -> Substring? {
    for scheme in ["http://", "https://"] where text.lowercased().hasPrefix(scheme) {
      return text.dropFirst(scheme.count)
    }
    return nil
  }
}
