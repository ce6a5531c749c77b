import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeDocuments
import RecipeFormatting
import RecipeMerging
import RecipeScaling
import RecipeSearch

/// `recipes show`: a complete recipe.
enum ShowCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .waiting(specification(catalogs), run)
  }

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "show", "show one complete recipe",
      discussion: [
        """
        ID is a recipe's id or the start of one, SOURCE:ID or the id within a source, a title, \
        or an address. The ids of all records of a merged recipe lead to it. Anything else is a file \
        or a web page; './NAME' is a file whatever it is called, and FILE#ID one of several recipes in it.
        """
      ],
      examples: [
        CommandExample("recipes show 9f0c35", "by the start of its id"),
        CommandExample("recipes show 'leek soup'", "by its title"),
        CommandExample("recipes show notes:soup/leek.md", "by a record"),
        CommandExample("recipes show Downloads/stew.html", "a file, without a configuration"),
        CommandExample("recipes show 9f0c35 --servings 6", "with amounts for six"),
        CommandExample("recipes show 9f0c35 --scale 1/2 --units metric", "half of it, in grams"),
        CommandExample("recipes show 9f0c35 -o json", "as JSON"),
        CommandExample("recipes show 9f0c35 -o markdown", "as a document, like an exported file"),
      ],
      arguments: [RecipeArgument.specification],
      options: ScalingOptions.specifications
        + ResultOptions.formatSpecifications(catalogs, hasText: true, holdsRecipes: true))
  }

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(ScaledResult.fields()) }
    let amount = try ScalingOptions.amount(context.arguments)
    let found = try await context.find(context.arguments.words[0], .whole)
    let (recipe, answer) = (found.recipe, found.answer)
    let defaults = found.configuration.defaults
    let request = ScalingOptions.request(context.arguments, for: amount, defaults)
    let plan = try options.isText ? nil : plan(options, defaults, context)
    let scaled = try scaled(recipe, request)
    let result = QueryResult(
      recipes: ElementStream([recipe]), total: 1, offset: 0, reports: answer.gathering.sources)
    let marks = MarkBook(context: context, configuration: found.configuration).shownMarks()
    if let plan, let writer = documentWriter(options, plan) {
      let document = writer.document(of: scaled.noted.whole)
      try context.print(String(decoding: document, as: UTF8.self))
      context.tell(scaled.scaling)
    } else if let plan {
      let field = RecipeFields.marks(marks, isInData: plan.shape.hasObjects)
      if request.isEmpty {
        try plan.write(.recipes(result, marks: field), to: context)
      } else {
        try plan.write(.scaled(result, by: request, marks: field), to: context)
      }
      context.tell(scaled.scaling)
    } else {
      try print(scaled, marks, to: context, defaults)
    }
    return await context.conclude(answer.gathering, found: true, holding: answer)
  }

  private static func scaled(
    _ recipe: RankedRecipe, _ request: ScalingRequest
  ) throws(CommandFailure) -> ScaledResult {
    do {
      return try ScaledResult(scaling: recipe, request)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The writer of the documents that a markup format's recipes are; `nil` where there is none, or
  /// columns were asked for.
  private static func documentWriter(
    _ options: ResultOptions, _ plan: OutputPlan
  ) -> (any RecipeDocumentWriter)? {
    guard plan.shape == .markup, options.asksForNoColumns, let name = options.format else {
      return nil
    }
    return DocumentFormats.format(named: name)?.writer
  }

  private static func plan(
    _ options: ResultOptions, _ defaults: DefaultSettings, _ context: CommandContext
  ) throws(CommandFailure) -> OutputPlan {
    try OutputPlan(
      options, defaults: defaults, known: ScaledResult.fields().map(\.name), context: context,
      holdsRecipes: true)
  }

  private static func print(
    _ scaled: ScaledResult, _ marks: RecipeMarks, to context: CommandContext,
    _ defaults: DefaultSettings
  ) throws(CommandFailure) {
    let page = RecipePage(
      scaled.recipe, width: context.world.output.terminal?.width,
      usesColor: context.usesColor(defaults), scaling: scaled.scaling, marks: marks)
    try context.print(page.text)
  }
}
