import ArgumentParsing
import RecipeBrowser
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeMatching
import ShoppingList
import TerminalScreen
import Text

/// `recipes browse`: the recipes on a full screen.
enum BrowseCommand {
  /// The command.
  static let command = Command.waiting(specification, run)

  private static let specification = CommandSpecification(
    "browse", "look through the recipes on a full screen",
    discussion: [
      """
      The list by rank and the chosen recipe; what is typed narrows the list, in the query language of \
      'search'. Enter opens a recipe, Esc goes back, + and - change the servings, b puts it on a shopping \
      list, c notes that it was cooked and * that it is a favourite. F1 or ? shows all keys, q or Ctrl-C \
      ends.
      """,
      "With PATHs, the recipes of these files and folders alone, without a configuration.",
    ],
    examples: [
      CommandExample("recipes browse", "all of them, the best first"),
      CommandExample("recipes browse leek -cream", "begin with a query"),
      CommandExample("recipes browse ~/Notes/Recipes", "those of a folder"),
    ],
    arguments: [
      ArgumentSpecification(
        ValueSpecification("QUERY|PATH", completion: .outputOrFiles(of: ["__words", "terms"])),
        "a query to begin with, or files and folders to read instead", isRequired: false,
        isRepeated: true)
    ],
    allowsDashWords: true)

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let (places, words) = context.places(among: context.arguments.words)
    let context = try context.reading(places)
    let terminal = context.world.terminal
    try checkTerminal(context.world)
    let mailbox = BrowserMailbox(terminal: terminal)
    let quiet = context.writingErrors(to: BrowserErrors(mailbox: mailbox))
    let pipeline = try Pipeline(quiet)
    let configuration = pipeline.configuration
    let desk = BrowserDesk(context: quiet, pipeline: pipeline, mailbox: mailbox)
    guard let extent = terminal.begin(.screen) else { throw noTerminal }
    let units = ScalingOptions.units(context.arguments, configuration.defaults)
    let state = BrowserState(
      size: ScreenSize(rows: extent.rows, columns: extent.columns),
      query: words.joined(separator: " "), units: units,
      usesColor: context.usesColor(configuration.defaults),
      savedQueries: configuration.queries.keys.sorted(),
      basket: Basket(
        aisles: configuration.shoppingAisles, synonyms: configuration.shoppingFoods,
        usualUnits: units))
    let session = BrowserSession(terminal: terminal, mailbox: mailbox, desk: desk)
    // The loop waits for keys, on a thread of its own.
    let end = await Task(executorPreference: ThreadExecutor()) { session.run(state) }.value
    terminal.end()
    return await conclude(context, end, desk)
  }

  private static func conclude(
    _ context: CommandContext, _ end: BrowserState, _ desk: BrowserDesk
  ) async -> ExitStatus {
    await desk.finishMarking()
    repeatList(of: end.basket, context)
    guard let gathering = desk.gathering else {
      await context.world.processes.finish()
      context.world.exit(.done)
      return .done
    }
    let status = context.report(gathering, found: true)
    return await context.end(status, holding: desk)
  }

  /// Repeats the shopping list, which ended with the screen: the command that prints it, or the list
  /// itself where none does.
  private static func repeatList(of basket: Basket, _ context: CommandContext) {
    guard !basket.entries.isEmpty else { return }
    if let arguments = basket.arguments, context.options.places.isEmpty {
      let configuration = context.options.configuration.map { ["--config", $0.shellWord] } ?? []
      let words = ["recipes", "shop"] + arguments + configuration
      context.remark("the shopping list again:")
      return context.say(command: words.joined(separator: " "))
    }
    do throws(CommandFailure) {
      let page = ShoppingPage(
        basket.list, width: context.world.output.terminal?.width, usesColor: false)
      try context.print(page.text)
    } catch {
      context.remark(error.message)
    }
  }

  private static func checkTerminal(_ world: World) throws(CommandFailure) {
    guard world.output.terminal != nil, world.input.isTerminal else { throw noTerminal }
    guard world.terminalCanDraw else {
      let type = world.variables["TERM"].map { "TERM=\($0)" } ?? "TERM is not set"
      throw CommandFailure(
        "this terminal (\(type)) cannot show a full screen", help: "use 'recipes list'")
    }
  }

  private static var noTerminal: CommandFailure {
    CommandFailure(
      "'recipes browse' needs a terminal, in the foreground, to show a full screen and read keys",
      help: "use 'recipes list' or 'recipes search'")
  }
}
