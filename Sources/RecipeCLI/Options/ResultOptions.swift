import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeSearch

/// The requested form of a result: its format, its fields, its page and its order.
struct ResultOptions: Sendable, Hashable {
  /// The output format, if given.
  let format: String?
  /// The list of field names, if given.
  let fields: String?
  /// The template, if given.
  let template: String?
  /// True to write cells of CSV and TSV that look like formulas unchanged.
  let isCSVRaw: Bool
  /// The maximum number of rows, 0 for all.
  let limit: Int?
  /// The number of rows to skip.
  let offset: Int
  /// The order, if given.
  let sort: SortOrder?
  /// True if the order is reversed.
  let isReversed: Bool

  /// Resolves the arguments.
  ///
  /// - Parameters:
  ///   - formatOption: The option with the format: `outputName` where `--format` is something else.
  ///   - fallback: The default format.
  init(
    _ arguments: ParsedArguments, formatOption: String = "format", fallback: String? = nil
  ) {
    format =
      arguments.value(formatOption) ?? (arguments.has("json") ? JSONFormatter.name : fallback)
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
  /// The word for the text that `show` and its like print for people, beside the formats.
  private static let textName = "text"

  /// True if neither a format, nor fields, nor a template was asked for: text for people will do.
  var isText: Bool {
    (format ?? Self.textName) == Self.textName && asksForNoColumns
  }

  /// True if nothing was asked about fields.
  var asksForNoColumns: Bool { fields == nil && template == nil }

  /// The name of the format's option where `--format` is the format of documents to read.
  static let outputName = "output"

  /// Returns the options for format and fields.
  ///
  /// - Parameters:
  ///   - catalogs: The formats.
  ///   - hasText: True if the command prints a text for people, too.
  ///   - holdsRecipes: True if its rows are recipes, which formats of programs are for.
  static func formatSpecifications(
    _ catalogs: Catalogs, hasText: Bool = false, holdsRecipes: Bool = false
  ) -> [OptionSpecification] {
    let names = (hasText ? [textName] : []) + catalogs.formatters.names
    let formats =
      holdsRecipes
      ? ValueSpecification(
        "FORMAT", .word(usual: names), completion: .output(of: ["__words", "formats"]))
      : ValueSpecification("FORMAT", .choice(names))
    return [.value("format", or: outputName, short: "o", formats, "the format", section: section)]
      + shapeSpecifications
  }

  /// Returns the options for format and fields of a command whose `--format` is the format of
  /// documents to read.
  static func outputSpecifications(_ catalogs: Catalogs) -> [OptionSpecification] {
    let formats = ValueSpecification("FORMAT", .choice(catalogs.formatters.names))
    let summary = "the format of the report"
    return [.value(outputName, short: "o", formats, summary, section: section)]
      + shapeSpecifications
  }

  /// The options for the shape of the rows, whatever the format.
  private static var shapeSpecifications: [OptionSpecification] {
    [
      .flag("json", "the same as '-o json'", section: section),
      .value(
        "fields", ValueSpecification("LIST", completion: .output(of: ["__words", "fields"])),
        "only these fields, separated by commas; '?' lists them", section: section),
      .value(
        "template",
        ValueSpecification("TEXT", completion: .output(of: ["__words", "templates"])),
        "one line per row, such as '{title}\\t{source_url}'", section: section),
      .flag("csv-raw", "write formulas in CSV and TSV unchanged", section: section),
    ]
  }

  /// Returns the options for the page.
  ///
  /// - Parameter usualLimit: The number of rows without a limit, in words.
  static func pageSpecifications(
    usualLimit: String = "\(DefaultSettings.terminalLimit) on a terminal, all in a pipe"
  ) -> [OptionSpecification] {
    [
      .value(
        "limit", short: "n", ValueSpecification("N", .count),
        "at most N, 0 for all (\(usualLimit))", section: section),
      .value(
        "offset", ValueSpecification("N", .count), "skip the first N", section: section),
    ]
  }

  /// The options for the order.
  static let orderSpecifications: [OptionSpecification] = [
    .value(
      "sort", ValueSpecification("ORDER", .choice(SortOrder.names)),
      "the order", section: section),
    .flag("reverse", "reverse the order", section: section),
  ]

  private static let section = "Result options"
}
