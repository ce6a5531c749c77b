import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import Text

/// The plan of an output, checked before any source is used.
struct OutputPlan: Sendable {
  /// The requested fields; empty for the defaults.
  let fields: [String]
  /// The template, if given.
  let template: String?
  /// The shape of the format.
  var shape: FormatShape { type(of: formatter).shape }
  /// True if the output is a table for people, with its default columns.
  var isUsualTable: Bool { shape == .table && fields.isEmpty }
  private let formatter: any ResultFormatter
  /// The program through which the result passes, if any.
  private let filter: FormatFilter?
  /// True if the result is shown on a terminal.
  private let isOnTerminal: Bool

  /// Checks the options.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - defaults: The default format and colours.
  ///   - known: The fields of the result.
  ///   - context: The terminal and colours.
  ///   - goesToTerminal: True if the result goes to standard output, which may be a terminal.
  ///   - holdsRecipes: True if its rows are recipes, which formats of programs and the configured
  ///     template are for.
  init(
    _ options: ResultOptions, defaults: DefaultSettings = .standard, known: [String],
    context: CommandContext, goesToTerminal: Bool = true, holdsRecipes: Bool = false
  ) throws(CommandFailure) {
    fields = try Self.fields(options.fields, known: known)
    isOnTerminal = goesToTerminal && context.world.output.terminal != nil
    var template = try options.chosenTemplate(defaults, usesDefault: holdsRecipes)
    if isOnTerminal, template != options.template {
      template = try template.map { text throws(CommandFailure) in
        try NamedTemplate(text: text, context: context).textForTerminal
      }
    }
    self.template = template
    if let template { try Self.check(template, known: known) }
    let formatOptions = FormatOptions(
      fields: fields, width: goesToTerminal ? context.world.output.terminal?.width : nil,
      usesColor: goesToTerminal && context.usesColor(defaults), isCSVRaw: options.isCSVRaw,
      template: template
    )
    if template != nil {
      formatter = TemplateFormatter(options: formatOptions)
      filter = nil
      return
    }
    let name =
      options.format
      ?? context.usualFormat(defaults, allowsPrograms: holdsRecipes && !isOnTerminal)
    if let builtIn = context.catalogs.formatters.formatter(named: name) {
      formatter = builtIn.init(options: formatOptions)
      filter = nil
    } else {
      let plugin = try ProgramFormats(context: context).requiredFormat(named: name)
      formatter = NDJSONFormatter(
        options: FormatOptions(
          fields: Self.fieldsForProgram(fields, known: known), width: formatOptions.width))
      filter = try FormatFilter(plugin, context)
    }
  }

  /// Writes a result to standard output.
  func write<Row>(
    _ document: ResultDocument<Row>, to context: CommandContext
  ) throws(CommandFailure) {
    if let filter, isOnTerminal { return try show(document, by: filter, to: context) }
    if let filter, filter.isStreaming {
      let stream = context.world.output
      let outcome = Outcome()
      try filter.run {
        formatter.write(document, to: &$0)
      } output: { piece in
        outcome.value = stream.write(piece)
        return outcome.value == .written
      }
      if let failure = CommandFailure(outcome.value) { throw failure }
      return
    }
    let write = try prepared(document)
    try context.write { buffer in
      write(&buffer)
    }
  }

  /// Shows what a program makes of a result on a terminal, which only its text may reach.
  private func show<Row>(
    _ document: ResultDocument<Row>, by filter: FormatFilter, to context: CommandContext
  ) throws(CommandFailure) {
    let bytes = try filter.output { formatter.write(document, to: &$0) }
    guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
      throw CommandFailure(
        "\(filter.name) is not text for a terminal",
        help: "write it to a file: recipes export --format \(filter.name) --output FILE")
    }
    try context.print(text.terminalSafeLines)
  }

  /// The outcome of the last piece of a stream.
  private final class Outcome {
    var value = WriteOutcome.written
  }

  /// Returns the writer of a result; a program through which it passes has ended by then.
  func prepared<Row>(
    _ document: ResultDocument<Row>
  ) throws(CommandFailure) -> (inout OutputBuffer) -> Void {
    guard let filter else { return { formatter.write(document, to: &$0) } }
    let bytes = try filter.output { formatter.write(document, to: &$0) }
    return { $0.write(bytes) }
  }

  /// Says on standard error that a terminal shows only a part of a result, where the format has no
  /// footer to say so.
  func tellPart<Row>(of document: ResultDocument<Row>, isWhole: Bool, to context: CommandContext) {
    guard !isWhole, shape != .table, context.world.output.terminal != nil,
      let footer = document.footer
    else { return }
    context.remark(footer)
  }

  /// The lines around a block of text that is to be shown as it is.
  ///
  /// - Parameter language: The language of the text, such as `diff`.
  func verbatim(_ language: String) -> (start: String, end: String) {
    type(of: formatter).verbatim(language)
  }

  /// Returns the fields that a program gets, which can expect an id and a title of every recipe; empty for the
  /// usual ones.
  private static func fieldsForProgram(_ fields: [String], known: [String]) -> [String] {
    guard !fields.isEmpty else { return [] }
    let needed = ["id", "title"].filter(known.contains)
    return needed + fields.filter { !needed.contains($0) }
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

  private static func check(_ template: String, known: [String]) throws(CommandFailure) {
    do {
      _ = try Template(parsing: template, fields: known)
    } catch {
      throw CommandFailure(error)
    }
  }
}
