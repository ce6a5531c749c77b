public import RecipeCore
import RecipeDocuments

/// Sources of kind `http`: any API that answers with JSON, described by its URLs.
public enum HTTPSourcePlugin: RecipeSourcePlugin {
  /// The kind's name in `kind = "…"`.
  public static let kind = "http"
  /// A one-line summary of the kind.
  public static let summary = "any API that answers with JSON, described by its URLs"
  /// Requests go through a store of answers.
  public static let usesNetwork = true
  /// The options besides those of all sources.
  public static let options =
    [
      SourceOption(
        "url", .text,
        "the address of a list: with {page}, {offset} and {limit}, or {cursor}; {query}; {key}",
        isRequired: true),
      SourceOption("search_url", .text, "the address of a search, with {query}, if it is another"),
      SourceOption("item_url", .text, "the address of one whole recipe, with {id}"),
      SourceOption(
        "records", .text, "the path of the list in an answer (default: recognised by its shape)"),
      SourceOption(
        "item", .text, "the path of the recipe in the answer of item_url (default: by its shape)"),
      SourceOption(
        "next", .text,
        "the path of the link to the next page, or of its cursor (default: a link such as _links.next)"
      ),
      SourceOption(
        "total", .text, "the path of the number of all records (default: total, meta.total, …)"),
      SourceOption("first_page", .integer(0...1), "the number of the first page (1)"),
      SourceOption("page_size", .integer(1...1000), "the value of {limit} (30)"),
      SourceOption("max_pages", .integer(1...1000), "the maximum number of pages (10)"),
      SourceOption(
        "details", .choice(DetailDemand.allCases.map(\.rawValue)),
        "the records that item_url completes: shown (the default), all or never"),
      SourceOption("query", .text, "the search text if the command line has none"),
      SourceOption("headers", .texts, "headers of each request, such as \"X-Api-Key: {key}\""),
    ] + APIKey.options + [
      SourceOption(
        "map", .table(MappedField.allCases.map(\.rawValue)),
        "the paths of fields under keys that are not recognised")
    ]

  /// Creates a source from its options.
  ///
  /// - Throws: An error if `url` is missing, or an address, a path or a header is not valid.
  public static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) throws(SourceOptionError) -> any RecipeSource {
    HTTPServerSource(
      name: name, options: try HTTPOptions(values, isReplay: environment.isReplay),
      environment: environment)
  }
}
