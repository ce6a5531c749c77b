import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeDocuments
import RecipeFormatting

/// `recipes formats`: the formats that are read and written.
enum FormatsCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .immediate(specification(catalogs), run)
  }

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "formats", "list the formats of documents, with what each reads, writes and loses",
      discussion: [
        """
        Document formats are what sources and 'import' read and what 'export' writes; LOSES names \
        the fields of a recipe that a format cannot represent, and the parts of its documents that no \
        field holds. Output formats are what '-o' \
        takes.
        """
      ],
      examples: [
        CommandExample("recipes formats", "all of them"),
        CommandExample("recipes formats -o json", "for a script"),
      ],
      options: ResultOptions.formatSpecifications(catalogs))
  }

  private static func run(
    _ context: CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    let formatters = context.catalogs.formatters
    let document = ResultDocument.formats(
      documents(formatters) + outputs(formatters) + programs(context))
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(document.fields) }
    let plan = try OutputPlan(
      options, known: document.fields.map(\.name), context: context)
    try plan.write(document, to: context)
    return .done
  }

  private static func documents(_ formatters: FormatterCatalog) -> [FormatDescription] {
    let written = ExportFormats(formatters).names
    return DocumentFormats.all.map { format in
      // The formatters of these names write CSV and NDJSON, and omit nothing.
      let isWritten = written.contains(format.name)
      return FormatDescription(
        name: format.name, purpose: .document, endings: format.endings,
        isRead: format.reader != nil, isWritten: isWritten,
        dialects: format.dialects.map(\.name),
        lostFields: format.writer?.lostFields ?? (isWritten ? [] : nil), unheld: format.unheld,
        summary: format.summary)
    }
  }

  private static func outputs(_ formatters: FormatterCatalog) -> [FormatDescription] {
    formatters.all.map { formatter in
      FormatDescription(
        name: formatter.name, purpose: .output, isRead: false, isWritten: true,
        summary: formatter.summary)
    }
  }

  /// Returns the formats that programs write; without a configuration that can be used, a remark says
  /// what is wrong with it.
  private static func programs(_ context: CommandContext) -> [FormatDescription] {
    do throws(CommandFailure) {
      return try ProgramFormats(context: context).all().map { plugin in
        FormatDescription(
          name: plugin.name, purpose: .output, endings: [plugin.settings.ending], isRead: false,
          isWritten: true, summary: "written by \(plugin.settings.program)")
      }
    } catch {
      context.remark("formats of programs are not listed: \(error.message)")
      return []
    }
  }
}

extension RecipeDocumentWriter {
  /// The fields that the format cannot represent, in the order of `RecipeField`.
  fileprivate var lostFields: [RecipeField] {
    RecipeField.allCases.filter { !carriedFields.contains($0) }
  }
}
