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
    let document = ResultDocument.formats(DocumentFormats.all + outputs)
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(document.fields) }
    let plan = try OutputPlan(
      options, known: document.fields.map(\.name), context: context)
    try plan.write(document, to: context)
    return .done
  }

  private static var outputs: [FormatDescription] {
    FormatterCatalog.all.map { formatter in
      FormatDescription(
        name: formatter.name, purpose: .output, isRead: false, isWritten: true,
        summary: formatter.summary)
    }
  }
}
