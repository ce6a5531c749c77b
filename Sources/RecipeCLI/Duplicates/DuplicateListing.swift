import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeSearch

/// `recipes duplicates` without a subcommand.
struct DuplicateListing {
  /// The options of the listing besides those about format and fields.
  static let specifications: [OptionSpecification] =
    ResultOptions.pageSpecifications() + [
      .flag("diff", "show the differences between the records", section: section),
      .flag("clusters", "only recipes with several records", section: section),
      .flag("variants", "only pairs that are alike but not the same", section: section),
    ]

  private static let section = "Result options"

  private let options: ResultOptions
  private let showsDifferences: Bool
  private let parts: Set<DuplicateReport.Part>

  /// Resolves the arguments.
  init(_ arguments: ParsedArguments) {
    options = ResultOptions(arguments)
    showsDifferences = arguments.has("diff")
    var asked: Set<DuplicateReport.Part> = []
    if arguments.has("clusters") { asked.insert(.clusters) }
    if arguments.has("variants") { asked.insert(.variants) }
    parts = asked.isEmpty ? [.clusters, .variants] : asked
  }

  /// Gathers from the sources and writes the result.
  func run(_ context: CommandContext) async throws(CommandFailure) -> ExitStatus {
    if options.listsFields {
      return try context.listFields(fieldNames(of: shape(.standard, context)))
    }
    let (configuration, recipes) = try context.openRecipes()
    let defaults = configuration.defaults
    let plan = try OutputPlan(
      options, defaults: defaults, known: fieldNames(of: shape(defaults, context)), context: context
    )
    let answer = await recipes.duplicates()
    let report = DuplicateReport(answer.merged, answer.matched, parts: parts)
    let matching = RecordMatching(context: context, configuration: configuration)
    let writer = DuplicateWriter(
      plan: plan, shape: shape(defaults, context), parts: parts,
      differences: showsDifferences ? matching.differenceFinder : nil,
      usesColor: context.usesColor(defaults))
    let limit = context.limit(options, defaults)
    try writer.write(report.page(offset: options.offset, limit: limit), to: context)
    if report.isEmpty { context.remark(nothingFound) }
    return await context.conclude(answer.gathering, found: !report.isEmpty, holding: answer)
  }

  private var nothingFound: String {
    parts.contains(.clusters) ? "no recipe has several records" : "no records are variants"
  }

  private func shape(
    _ defaults: DefaultSettings, _ context: CommandContext
  ) -> DuplicateWriter.Shape {
    let name = options.format ?? context.usualFormat(defaults, allowsPrograms: false)
    guard options.template == nil,
      let format = context.catalogs.formatters.formatter(named: name)?.shape
    else { return .rows }
    if format.hasObjects { return .objects }
    return format.isForPeople && options.fields == nil ? .lines : .rows
  }

  private func fieldNames(of shape: DuplicateWriter.Shape) -> [String] {
    DuplicateWriter.fieldNames(of: shape, parts)
  }
}
