import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeDocuments
import RecipeFormatting
import RecipeMerging
import RecipeScaling
import RecipeSearch
import Text

/// `recipes export`: all recipes, or those that match, to a stream, a file or a folder.
enum ExportCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .waiting(specification(catalogs), run)
  }

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "export", "write recipes whole: to a file, a folder or standard output",
      discussion: [
        """
        PATH is a folder when it ends in '/' or is one already: it gets a file for each recipe, in \
        any format of documents. Otherwise it is a file, which is replaced, and whose extension \
        determines the format unless --format does. Without --output the recipes go to standard \
        output; '--output json' names a format, not a file. There is no limit unless -n sets one.
        """,
        """
        Not every format can represent everything. --loss reads back what was written and lists on \
        standard error what is missing or different, recipe by recipe.
        """,
      ],
      examples: [
        CommandExample("recipes export --format csv --output all.csv", "a file for a spreadsheet"),
        CommandExample("recipes export --output book.html", "a cookbook to read and to print"),
        CommandExample("recipes export --format markdown --output book/", "a file for each recipe"),
        CommandExample(
          "recipes export --format recipemd --output book/ --loss",
          "and what RecipeMD cannot represent"),
        CommandExample("recipes export stew.html --format recipemd", "a file in another format"),
        CommandExample("recipes export --format ndjson soup", "the soups, a line each"),
      ],
      arguments: [
        ArgumentSpecification(
          ValueSpecification("QUERY", completion: .outputOrFiles(of: ["__words", "terms"])),
          "only recipes that match; a file, folder or address is read instead of the sources",
          isRequired: false,
          isRepeated: true)
      ],
      options: [
        .value(
          "format", short: "o",
          ValueSpecification(
            "FORMAT", .word(usual: ExportFormats(catalogs.formatters).names),
            completion: .output(of: ["__words", "exports"]), pathOption: "--output"),
          "the format"),
        .value(
          ExportTarget.option, ValueSpecification("PATH", completion: .files),
          "the file or folder to write"),
        .value(
          "fields", ValueSpecification("LIST", completion: .output(of: ["__words", "fields"])),
          "only these fields, separated by commas; '?' lists them"),
        .flag("loss", "list what the format could not represent"),
        .flag("csv-raw", "write formulas in CSV and TSV unchanged"),
      ] + ScalingOptions.specifications
        + ResultOptions.pageSpecifications(usualLimit: "all") + ResultOptions.orderSpecifications,
      allowsDashWords: true)
  }

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let target = try ExportTarget(context)
    let named = try ExportTarget.namedFormat(context)
    let options = ResultOptions(
      context.arguments, fallback: named == nil ? try target.usualFormat(context) : named)
    if options.listsFields { return try context.listFields(RecipeFields.all) }
    let plan = try ExportPlan(options, for: target, context)
    let (places, words) = context.places(among: context.arguments.words)
    let context = try context.reading(places)
    let query = try context.query(words.joined(separator: " "))
    let amount = try ScalingOptions.amount(context.arguments)
    let (configuration, recipes) = try context.openRecipes()
    let request = ScalingOptions.request(context.arguments, for: amount, configuration.defaults)
    let page = QueryOptions(
      sort: options.sort ?? .rank, isReversed: options.isReversed, offset: options.offset,
      limit: options.limit ?? 0)
    let answer = await recipes.export(
      QueryRequest(
        query, page, expander: .of(query, configuration), showsIngredients: true,
        wantsAdvice: context.options.verbosity != .quiet))
    if answer.result.recipes.isEmpty { tellNothing(for: words, answer.advice, context) }
    context.tellRemainders(of: answer)
    try checkYields(of: answer.result, request)
    let result =
      request.isEmpty
      ? answer.result : answer.result.scaled(by: request, isNoted: plan.document != nil)
    try plan.check(result, for: target)
    try target.write(result, by: plan, context)
    tellUnscaled(in: answer.result, request, context)
    tellLosses(of: result, by: plan, context)
    return await context.conclude(
      answer.gathering, found: !result.recipes.isEmpty, holding: answer)
  }

  /// Says that no recipe matches, and how one is named by its id.
  private static func tellNothing(
    for words: [String], _ advice: QueryAdvice?, _ context: CommandContext
  ) {
    guard let first = words.first else { return }
    let isID = words.count == 1 && (3...12).contains(first.count) && first.allSatisfy(\.isHexDigit)
    let help = isID ? "; for the id of a recipe write 'id:\(first)'" : ""
    context.remark(
      "nothing matches '\(words.joined(separator: " "))'\(help)", details: advice?.lines ?? [])
  }

  /// Checks that all recipes can be made for the servings that are asked for, before anything is written.
  private static func checkYields(
    of result: QueryResult, _ request: ScalingRequest
  ) throws(CommandFailure) {
    guard case .yield = request.amount else { return }
    let unscaled = result.recipes.filter { !request.isPossible(for: $0.merged.recipe) }
    guard let first = unscaled.first else { return }
    let shown = unscaled.prefix(maximumNamedCount).map {
      "  \($0.merged.id)  \($0.merged.recipe.title)"
    }
    let rest = unscaled.count - shown.count
    let subject =
      unscaled.count == 1
      ? "'\(first.merged.recipe.title)' does not say how much it makes"
      : "\(unscaled.count) recipes do not say how much they make"
    throw CommandFailure(
      "\(subject), so '--servings' cannot be reached",
      help: "use '--scale', such as '--scale 2' for twice as much, or export the others alone",
      details: shown + (rest > 0 ? ["  and \(rest) more"] : []))
  }

  /// The most recipes without a yield that are named.
  private static let maximumNamedCount = 10

  /// Says on standard error how many lines could not be scaled.
  private static func tellUnscaled(
    in result: QueryResult, _ request: ScalingRequest, _ context: CommandContext
  ) {
    guard !request.isEmpty else { return }
    let lines = result.recipes.lazy.map { ScaledResult($0, request).scaling?.remarks.count ?? 0 }
      .reduce(0, +)
    if lines > 0 {
      context.remark(
        "\(lines.counted("line has", "lines have")) no amount or cannot be divided;"
          + " 'recipes show ID' with the same options names them")
    }
  }

  /// Reports losses on standard error.
  private static func tellLosses(
    of result: QueryResult, by plan: ExportPlan, _ context: CommandContext
  ) {
    guard !result.recipes.isEmpty else { return }
    if context.arguments.has("loss") { return listLosses(of: result, by: plan, context) }
    let count = plan.lossyCount(of: result)
    guard count > 0 else { return }
    let recipes = count.counted("recipe has", "recipes have")
    context.remark("\(recipes) fields that \(plan.format) cannot represent; --loss lists them")
  }

  private static func listLosses(
    of result: QueryResult, by plan: ExportPlan, _ context: CommandContext
  ) {
    guard let report = plan.losses(of: result) else {
      return context.remark("\(plan.format) cannot be read back, so losses are unknown")
    }
    context.world.say(["recipes: " + report.summary] + report.lines)
    guard let unheld = DocumentFormats.format(named: plan.format)?.unheld, !unheld.isEmpty else {
      return
    }
    let parts = unheld.joined(separator: ", ")
    context.remark(
      "recipes do not hold all that a document of \(plan.format) can have: \(parts);"
        + " 'import --as-is' keeps it in the library")
  }
}
