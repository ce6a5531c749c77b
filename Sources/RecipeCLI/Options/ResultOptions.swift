import ArgumentParsing
import RecipeCore
import RecipeSearch

/// What was asked of a result: its format, its fields, and which part of it in which order.
struct ResultOptions: Sendable, Hashable {
  /// The output format asked for.
  let format: String?
  /// The list of field names asked for.
  let fields: String?
  /// The template asked for.
  let template: String?
  /// Whether cells of CSV and TSV that look like formulas are written as they are.
  let isCSVRaw: Bool
  /// How many rows are shown at most, 0 for all.
  let limit: Int?
  /// How many rows are left out at the start.
  let offset: Int
  /// The order asked for.
  let sort: SortOrder?
  /// Whether the order is turned round.
  let isReversed: Bool

  /// Resolves what was typed.
  ///
  /// - Parameters:
  ///   - formatOption: The option that names the format.
  ///   - fallback: The format when none was asked for.
  init(
    _ arguments: ParsedArguments, formatOption: String = "output", fallback: String? = nil
  ) {
    format = arguments.value(formatOption) ?? (arguments.has("json") ? "json" : fallback)
    fields = arguments.value("fields")
    template = arguments.value("template")
    isCSVRaw = arguments.has("csv-raw")
    limit = arguments.value("limit").flatMap { Int($0) }
    offset = arguments.value("offset").flatMap { Int($0) } ?? 0
    sort = arguments.value("sort").flatMap(SortOrder.init)
    isReversed = arguments.has("reverse")
  }
}

extension ResultOptions {
  /// Whether neither a format, nor fields, nor a template was asked for: text for people will do.
  var isText: Bool {
    (format ?? "text") == "text" && fields == nil && template == nil
  }

  /// Whether Markdown was asked for and nothing about its columns: one recipe is then a document.
  var isWholeMarkdown: Bool {
    format == "markdown" && fields == nil && template == nil
  }

  /// The options about format and fields.
  ///
  /// - Parameter extra: Formats of this command beside those of the catalog.
  static func formatSpecifications(extra: [String] = []) -> [OptionSpecification] {
    let formats = ValueSpecification("FORMAT", .choice(extra + FormatterCatalog.names))
    return [
      .value("output", short: "o", formats, "the format", section: section),
      .flag("json", "the same as '--output json'", section: section),
      .value(
        "fields", ValueSpecification("LIST", completion: .output(of: ["__words", "fields"])),
        "only these fields, separated by commas; '?' lists them", section: section),
      .value(
        "template", ValueSpecification("TEXT"),
        "a line for each row, such as '{title}\\t{source_url}'", section: section),
      .flag("csv-raw", "write formulas in CSV and TSV as they are", section: section),
    ]
  }

  /// The options about which rows are shown.
  static let pageSpecifications: [OptionSpecification] = [
    .value(
      "limit", short: "n", ValueSpecification("N", .count), "show at most N; 0 shows all",
      section: section),
    .value(
      "offset", ValueSpecification("N", .count), "leave out the first N", section: section),
  ]

  /// The options about order.
  static let orderSpecifications: [OptionSpecification] = [
    .value(
      "sort", ValueSpecification("ORDER", .choice(SortOrder.names)),
      "the order", section: section),
    .flag("reverse", "turn the order round", section: section),
  ]

  private static let section = "Result options"
}
