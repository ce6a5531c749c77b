import ArgumentParsing
import RecipeFormatting

/// `recipes formats`: what is read, and what is written.
enum FormatsCommand {
  /// The command.
  static let command = Command.immediate(
    CommandSpecification(
      "formats", "list the document formats read and the output formats",
      examples: [
        CommandExample("recipes formats", "all of them"),
        CommandExample("recipes formats -o json", "for a script"),
      ],
      options: ResultOptions.formatSpecifications())
  ) { context throws(CommandFailure) in
    let document = ResultDocument(
      head: [OutputMember("schema", .text("recipes/1"))], rowsName: "formats", rows: rows,
      fields: fields)
    let plan = try OutputPlan(
      ResultOptions(context.arguments), fallback: "table", known: fields.map(\.name),
      context: context)
    plan.write(document, to: context)
    return .done
  }

  private struct Row: Sendable {
    let name: String
    let use: String
    let summary: String
  }

  private static var rows: [Row] {
    read + FormatterCatalog.all.map { Row(name: $0.name, use: "output", summary: $0.summary) }
  }

  /// The documents that sources and `import` read, told apart by content.
  private static let read = [
    Row(name: "food2fork", use: "read", summary: "JSON as the food2fork API answers it"),
    Row(name: "schema.org", use: "read", summary: "JSON-LD with the type Recipe"),
    Row(name: "NDJSON", use: "read", summary: "a JSON recipe of either kind a line"),
    Row(name: "RecipeMD", use: "read", summary: "Markdown with two rules (recipemd.org)"),
    Row(name: "front matter", use: "read", summary: "Markdown under YAML or TOML front matter"),
    Row(name: "headings", use: "read", summary: "Markdown with ingredients under a heading"),
  ]

  private static let fields: [ResultField<Row>] = [
    ResultField("name", column: .init("FORMAT", priority: 1), isInTable: true) { .text($0.name) },
    ResultField("use", column: .init("USE", priority: 2), isInTable: true) { .text($0.use) },
    ResultField("summary", column: .init("WHAT IT IS", priority: 3), isInTable: true) {
      .text($0.summary)
    },
  ]
}
