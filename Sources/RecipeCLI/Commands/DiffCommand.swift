import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeMerging
import RecipeSearch

/// `recipes diff`: what differs between two recipes.
enum DiffCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .waiting(specification(catalogs), run)
  }

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "diff", "show what differs between two recipes or files",
      discussion: [
        """
        A and B are named as for 'show': ids, titles, files, addresses. A merged recipe is compared as it \
        is shown; SOURCE:ID is one of its records, as its source gave it.
        """,
        """
        Ingredients are paired by food, with amounts compared in one unit and for an \
        equal yield, and steps by their words. The exit status is 0 whether or not anything \
        differs, and 1 for differences with --exit-code.
        """,
      ],
      examples: [
        CommandExample("recipes diff 9f0c35 1b2d4e", "two recipes"),
        CommandExample("recipes diff old.md new.md", "two files"),
        CommandExample(
          "recipes diff notes:soup/leek.md api:35382", "two records of one merged recipe"),
        CommandExample("recipes diff 'leek soup' stew.html -o json", "as JSON"),
      ],
      arguments: ["A", "B"].map {
        ArgumentSpecification(
          ValueSpecification($0, completion: RecipeArgument.completion),
          RecipeArgument.specification.summary)
      },
      options: [
        .flag("exit-code", "exit with 1 if anything differs")
      ] + ResultOptions.formatSpecifications(catalogs, hasText: true))
  }

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(DifferenceFields.all) }
    let words = context.arguments.words
    var finder = RecipeFinder(context)
    let first = try await finder.find(words[0], .whole)
    let second = try await finder.find(words[1], .whole)
    let configuration = second.configuration
    let plan =
      try options.isText
      ? nil
      : OutputPlan(
        options, defaults: configuration.defaults, known: DifferenceFields.all.map(\.name),
        context: context)
    let comparison = comparison(
      (first, words[0]), (second, words[1]),
      RecordMatching(context: context, configuration: configuration))
    if let plan {
      try plan.write(.comparison(comparison), to: context)
    } else {
      let page = DifferencePage(
        width: context.world.output.terminal?.width,
        usesColor: context.usesColor(configuration.defaults))
      try context.print(page.text(of: comparison))
    }
    let answers = [first, second].map(\.answer.gathering)
    let status = context.report(answers, found: true)
    let isDifferent = context.arguments.has("exit-code") && !comparison.differences.isEmpty
    return await context.end(
      status == .done && isDifferent ? .nothingFound : status, holding: answers)
  }

  private static func comparison(
    _ first: (found: NamedRecipe, word: String), _ second: (found: NamedRecipe, word: String),
    _ matching: RecordMatching
  ) -> RecipeComparison {
    let sides = [first, second].map { ComparedSide($0.found, named: $0.word) }
    let explanation = matching.matcher([]).explain(sides[0].record, sides[1].record)
    return RecipeComparison(
      sides[0].side, sides[1].side, explanation: explanation,
      differences: matching.differenceFinder.differences(
        between: sides[0].side.recipe, and: sides[1].side.recipe, in: .whole))
  }
}

/// One of two recipes to compare: the merged one, or the record of it that was named.
private struct ComparedSide {
  /// The name, the id and the values.
  let side: RecipeComparison.Side
  /// The values as a record, for the matcher.
  let record: RecipeRecord

  init(_ found: NamedRecipe, named word: String) {
    let merged = found.recipe.merged
    let named = merged.members.first { $0.reference.words == word }
    let recipe = named?.recipe ?? found.recipe.whole
    let id = merged.id
    let first = merged.members.first
    side = RecipeComparison.Side(
      name: found.place ?? named?.reference.words ?? Self.name(of: merged), id: id, recipe: recipe)
    let reference =
      (named ?? first)?.reference ?? RecordReference(source: "", id: id)
    record = RecipeRecord(
      reference: reference, locator: (named ?? first)?.locator ?? .file(path: word, line: 1),
      recipe: recipe)
  }

  /// `notes:soup/leek.md`, or with several records the title and the start of the id.
  private static func name(of merged: MergedRecipe) -> String {
    guard let first = merged.members.first, merged.members.count == 1 else {
      return "\(merged.recipe.title) (\(merged.id.prefix(8)))"
    }
    return first.reference.words
  }
}
