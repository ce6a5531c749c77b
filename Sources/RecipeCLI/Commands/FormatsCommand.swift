import ArgumentParsing
import RecipeFormatting

/// `recipes formats`: what is read, and what is written.
enum FormatsCommand {
  /// The command.
  static let command = Command.immediate(specification, run)

  private static let specification = CommandSpecification(
    "formats", "list the document formats read and the output formats",
    examples: [
      CommandExample("recipes formats", "all of them"),
      CommandExample("recipes formats -o json", "for a script"),
    ],
    options: ResultOptions.formatSpecifications())

  private static func run(
    _ context: CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    let document = ResultDocument.formats(documents + outputs)
    let options = ResultOptions(context.arguments)
    if options.listsFields { return context.listFields(document.fields) }
    let plan = try OutputPlan(
      options, known: document.fields.map(\.name), context: context)
    plan.write(document, to: context)
    return .done
  }

  private static var outputs: [FormatDescription] {
    FormatterCatalog.all.map { formatter in
      FormatDescription(
        name: formatter.name, purpose: .output, isRead: false, isWritten: true,
        summary: formatter.summary)
    }
  }

  /// The documents that sources and `import` read, told apart by content.
  private static let documents = [
    document("food2fork", "JSON as the food2fork API answers it"),
    document("schema.org", "JSON-LD with the type Recipe"),
    document("ndjson", "a JSON recipe of either kind a line"),
    document("recipemd", "Markdown with two rules (recipemd.org)"),
    document("front-matter", "Markdown under YAML or TOML front matter"),
    document("headings", "Markdown with ingredients and directions under headings"),
  ]

  private static func document(_ name: String, _ summary: String) -> FormatDescription {
    FormatDescription(
      name: name, purpose: .document, isRead: true, isWritten: false, summary: summary)
  }
}
