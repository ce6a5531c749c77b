import RecipeConfiguration
import RecipeCore
import RecipeFormatting

/// The plan of an output, checked before any source is used.
struct OutputPlan: Sendable {
  /// The formatter's name.
  let format: String
  /// The requested fields; empty for the defaults.
  let fields: [String]
  /// The template, if given.
  let template: String?
  /// True if rows contain all data fields by default, including long texts.
  var showsEveryField: Bool { type(of: formatter).showsEveryField }
  /// True if the output is a table for people, with its default columns.
  var isUsualTable: Bool { format == TableFormatter.name && fields.isEmpty && template == nil }
  private let formatter: any ResultFormatter

  /// Checks the options.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - defaults: The default format and colours.
  ///   - known: The fields of the result.
  ///   - context: The terminal and colours.
  ///   - goesToTerminal: True if the result goes to standard output, which may be a terminal.
  init(
    _ options: ResultOptions, defaults: DefaultSettings = .standard, known: [String],
    context: CommandContext, goesToTerminal: Bool = true
  ) throws(CommandFailure) {
    fields = try Self.fields(options.fields, known: known)
    template = try options.template.map { text throws(CommandFailure) in
      try Self.template(text, known: known)
    }
    format = options.format ?? defaults.output
    let formatOptions = FormatOptions(
      fields: fields, width: goesToTerminal ? context.world.output.terminal?.width : nil,
      usesColor: goesToTerminal && context.usesColor(defaults), isCSVRaw: options.isCSVRaw,
      template: template
    )
    formatter = try Self.formatter(format, options: formatOptions)
  }

  /// Writes a result to standard output.
  func write<Row>(
    _ document: ResultDocument<Row>, to context: CommandContext
  ) throws(CommandFailure) {
    try context.write { buffer in
      write(document, to: &buffer)
    }
  }

  /// Writes a result into a buffer.
  func write<Row>(_ document: ResultDocument<Row>, to buffer: inout OutputBuffer) {
    formatter.write(document, to: &buffer)
  }

  private static func formatter(
    _ name: String, options: FormatOptions
  ) throws(CommandFailure) -> any ResultFormatter {
    if options.template != nil { return TemplateFormatter(options: options) }
    guard let formatter = FormatterCatalog.formatter(named: name, options: options) else {
      throw CommandFailure(
        "there is no output format '\(name)'",
        help: "the formats are \(FormatterCatalog.names.joined(separator: ", "))")
    }
    return formatter
  }

  private static func fields(
    _ text: String?, known: [String]
  ) throws(CommandFailure) -> [String] {
    guard let text else { return [] }
    do {
      return try FieldSelection(parsing: text, known: known).names
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Checks a template.
  private static func template(
    _ text: String, known: [String]
  ) throws(CommandFailure) -> String {
    do {
      _ = try Template(parsing: text, fields: known)
      return text
    } catch {
      throw CommandFailure(error)
    }
  }
}
