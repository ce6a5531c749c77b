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
      CommandExample("recipes open 9f0c35 --original", "the publisher's page, or nothing"),
      CommandExample("recipes open 9f0c35 --instructions", "the aggregator's page, or nothing"),
      CommandExample("recipes open 'leek soup' --print", "print the address only"),
    ],
    arguments: [RecipeArgument.specification],
    options: [
      .flag("original", "only the publisher's page, which the recipe came from"),
      .flag("instructions", "only the aggregator's page"),
      .flag("print", "print the address instead"),
    ])

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let found = try await context.find(
      context.arguments.words[0], .listed, needsWholeTitle: true)
    let (recipe, answer) = (found.recipe, found.answer)
    let address = try address(of: recipe.merged.recipe, context)
    if context.arguments.has("print") {
      try context.print(address.terminalSafe + "\n")
    } else {
      try await Browser(context.world).open(address)
    }
    return await context.conclude(answer.gathering, found: true, holding: answer)
  }

  private static func address(
    of recipe: Recipe, _ context: CommandContext
  ) throws(CommandFailure) -> String {
    let page = try Page(context.arguments)
    guard let address = page.addresses(of: recipe).compactMap(\.self).first else {
      throw CommandFailure(
        "'\(recipe.title)' has no \(page.name)", help: page.help, status: .nothingFound)
    }
    guard Browser.accepts(address) else {
      throw CommandFailure("'\(address)' is not a web address", help: "'recipes show' prints it")
    }
    return address
  }

  /// The page to open.
  private enum Page {
    /// The publisher's, else the aggregator's.
    case any
    /// The publisher's.
    case original
    /// The aggregator's.
    case instructions

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
      switch (arguments.has("original"), arguments.has("instructions")) {
      case (true, true):
        throw CommandFailure(
          "'--original' and '--instructions' exclude each other", help: "use one of them")
      case (true, false): self = .original
      case (false, true): self = .instructions
      case (false, false): self = .any
      }
    }

    func addresses(of recipe: Recipe) -> [String?] {
      switch self {
      case .any: [recipe.sourceURL, recipe.f2fURL]
      case .original: [recipe.sourceURL]
      case .instructions: [recipe.f2fURL]
      }
    }

    var name: String {
      switch self {
      case .any: "address"
      case .original: "publisher's page"
      case .instructions: "aggregator's page"
      }
    }

    var help: String {
      self == .any ? "'recipes show' prints it" : "'recipes open' opens any page that it has"
    }
  }
}
