import ArgumentParsing
import RecipeCore
import RecipeMerging
import RecipeSearch
import Text

/// `recipes open`: opens a recipe's page in the browser.
enum OpenCommand {
  /// The command.
  static let command = Command.waiting(specification, run)

  private static let specification = CommandSpecification(
    "open", "open a recipe's page in the browser",
    examples: [
      CommandExample("recipes open 9f0c35", "its page, or else the aggregator's"),
      CommandExample("recipes open 9f0c35 --original", "the page it came from, or nothing"),
      CommandExample("recipes open 'leek soup' --print", "print the address only"),
    ],
    arguments: [RecipeArgument.specification],
    options: [
      .flag("original", "only the page the recipe came from"),
      .flag("print", "print the address instead"),
    ])

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let (_, recipes) = try context.openRecipes()
    let (recipe, answer) = try await context.lookUp(
      context.arguments.words[0], .listed, in: recipes)
    let address = try address(of: recipe.merged.recipe, context)
    if context.arguments.has("print") {
      try context.print(address.terminalSafe + "\n")
    } else {
      try await Browser(processes: context.world.processes).open(address)
    }
    return await context.conclude(answer.gathering, found: true, holding: answer)
  }

  private static func address(
    of recipe: Recipe, _ context: CommandContext
  ) throws(CommandFailure) -> String {
    let others = context.arguments.has("original") ? [] : [recipe.f2fURL]
    guard let address = ([recipe.sourceURL] + others).compactMap(\.self).first else {
      throw CommandFailure(
        "'\(recipe.title)' has no address", help: "'recipes show' prints it",
        status: .nothingFound)
    }
    guard Browser.accepts(address) else {
      throw CommandFailure("'\(address)' is not a web address", help: "'recipes show' prints it")
    }
    return address
  }
}
