import RecipeCore
import RecipeDocuments
import RecipeFormatting
import RecipeSearch

/// The plan of an export, checked before any source is used.
struct ExportPlan: Sendable {
  /// The name of the format.
  let format: String
  /// The document format, or `nil` if the recipes are written as data.
  let document: DocumentFormat?

  /// The plan for data.
  private let output: OutputPlan?
  private let writer: (any RecipeDocumentWriter)?

  /// Checks the options.
  init(
    _ options: ResultOptions, for target: ExportTarget, _ context: CommandContext
  ) throws(CommandFailure) {
    if let chosen = options.format {
      format = chosen
    } else {
      format = try target.usualFormat(context)
    }
    let formats = ExportFormats(context.catalogs.formatters)
    document =
      formats.isData(format) && !target.isFolder ? nil : formats.document(named: format)
    if document == nil, !target.isFolder {
      output = try OutputPlan(
        options, known: RecipeFields.all.map(\.name), context: context,
        goesToTerminal: target == .standardOutput, holdsRecipes: true)
    } else {
      output = nil
    }
    writer = document?.writer
    try checkFormat(target, formats)
    try checkTerminal(target, context)
    guard output != nil || options.fields == nil else {
      throw CommandFailure(
        "\(target.isFolder ? "a folder" : format) gets complete recipes: '--fields' cannot be used",
        help: "use it with json, ndjson, csv or tsv in a file, such as all.csv")
    }
  }

  private func checkFormat(
    _ target: ExportTarget, _ formats: ExportFormats
  ) throws(CommandFailure) {
    guard target.isFolder, document == nil else { return }
    let names = formats.folderNames.joined(separator: ", ")
    throw CommandFailure(
      "a folder gets a file for each recipe, not one of \(format)",
      help: "name a file instead, such as all.\(format), or one of \(names)")
  }

  private func checkTerminal(
    _ target: ExportTarget, _ context: CommandContext
  ) throws(CommandFailure) {
    guard let writer, !writer.isText, target == .standardOutput,
      context.world.output.terminal != nil
    else { return }
    throw CommandFailure(
      "\(format) is not text for a terminal", help: "name a file with '--output'")
  }

  /// Rejects several recipes in one document of a format that holds one.
  func check(_ result: QueryResult, for target: ExportTarget) throws(CommandFailure) {
    guard let writer, !writer.holdsSeveral, !target.isFolder, result.recipes.count > 1 else {
      return
    }
    throw CommandFailure(
      "\(format) holds one recipe per document, but \(result.recipes.count) match",
      help: "'--output FOLDER/' writes a file for each")
  }

  /// Writes a result to standard output.
  func write(_ result: QueryResult, to context: CommandContext) throws(CommandFailure) {
    if let output { return try output.write(.recipes(result), to: context) }
    let write = try prepared(result)
    try context.write { write(&$0) }
  }

  /// Returns the writer of a result as one document or table, piece by piece.
  func prepared(
    _ result: QueryResult
  ) throws(CommandFailure) -> (inout OutputBuffer) -> Void {
    if let output { return try output.prepared(.recipes(result)) }
    guard let writer, !result.recipes.isEmpty else { return { _ in } }
    return { buffer in writer.write(result.recipes.lazy.map(\.whole)) { buffer.write($0) } }
  }

  /// Returns the files of a result in a folder.
  func files(of result: QueryResult) -> ElementStream<RecipeFile> {
    guard let document, let writer else { return ElementStream([]) }
    let (recipes, ending) = (result.recipes, document.endings.first ?? format)
    return ElementStream(count: recipes.count) {
      RecipeFile(recipe: recipes[$0], writer: writer, ending: ending)
    }
  }
}
