import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import Text

/// `recipes config`: the effective configuration.
enum ConfigCommand {
  /// The command.
  static let command = Command.immediate(
    CommandSpecification(
      "config", "show or check the configuration",
      discussion: ["Without a subcommand, 'config' is 'config show'."],
      examples: [
        CommandExample("recipes config show", "every effective value and its origin"),
        CommandExample("recipes config check", "look for mistakes"),
        CommandExample("recipes config path", "the file that is used"),
      ]),
    subcommands: [
      .waiting(
        CommandSpecification(
          "check", "look for mistakes",
          discussion: [
            """
            Reads the file, and looks whether the folders of its sources exist and contain files of \
            their kind. No API is asked: 'recipes sources' does that.
            """
          ],
          examples: [CommandExample("recipes config check", "exit with 2 when there are any")]),
        check),
      .immediate(
        CommandSpecification(
          "show", "print every effective value and its origin",
          examples: [CommandExample("recipes config show | grep timeout", "the time limits")]),
        show),
      .immediate(
        CommandSpecification(
          "path", "print the file that is used",
          examples: [CommandExample("$EDITOR \"$(recipes config path)\"", "edit it")]),
        path),
    ], show)

  private static func path(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    let located = try ConfigurationLoader(context: context).locate()
    try context.print(located.path.terminalSafe + "\n")
    return .done
  }

  /// Creates the sources too, since only they can find some mistakes.
  private static func check(_ context: CommandContext) async throws(CommandFailure) -> ExitStatus {
    let pipeline = try Pipeline(context)
    for format in pipeline.configuration.formats {
      _ = try FormatPlugin(settings: format, configuration: pipeline.configuration).file(context)
    }
    for (name, text) in pipeline.configuration.queries.sorted(by: { $0.key < $1.key }) {
      do throws(CommandFailure) {
        _ = try context.query(text)
      } catch {
        throw error.after("queries.\(name): ")
      }
    }
    let checks = await SourceChecks(of: pipeline.sources)
    context.notify(
      diagnostics: checks.diagnostics,
      verbosity: context.options.verbosity == .quiet ? .quiet : .verbose)
    guard checks.errors == 0 else { return .usage }
    let count = pipeline.configuration.sources.count
    let file = pipeline.configuration.file
    try context.print("\(file.terminalSafe): ok, \(count) source\(count == 1 ? "" : "s")\n")
    return .done
  }

  private static func show(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    let values = try ConfigurationLoader(context: context).load().effectiveValues
    let lines = values.map { "\($0.key) = \($0.text)" }
    let width = lines.map { DisplayWidth.of($0) }.filter { $0 <= 60 }.max() ?? 0
    let text = zip(lines, values).map { line, value in
      let padding = String(repeating: " ", count: max(0, width - DisplayWidth.of(line)))
      return "\(line)\(padding)  # \(value.origin)".terminalSafe + "\n"
    }
    try context.print(text.joined())
    return .done
  }
}
