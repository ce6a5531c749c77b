import RecipeConfiguration
import RecipeCore
import RecipeFormatting

/// How a result will be written, checked before any source is asked.
struct OutputPlan: Sendable {
  /// The formatter's name.
  let format: String
  /// The fields asked for; empty for the usual ones.
  let fields: [String]
  /// The template asked for.
  let template: String?
  /// Whether rows show every field of data when none are asked for, the long texts included.
  var showsEveryField: Bool { type(of: formatter).showsEveryField }
  /// Whether a table for people was asked for, with its usual columns.
  var isUsualTable: Bool { format == TableFormatter.name && fields.isEmpty && template == nil }
  private let formatter: any ResultFormatter

  /// Checks what was asked for.
  ///
  /// - Parameters:
  ///   - options: What was asked for.
  ///   - defaults: The format and colours when none were asked for.
  ///   - known: The fields that the result has.
  ///   - context: The terminal and colours.
  ///   - goesToTerminal: Whether the result goes to standard output, which may be a terminal.
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

  /// Checks a template; its escapes are the formatter's business.
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
