import ArgumentParsing
import RecipeCore

/// `recipes search`: the recipes that match, in order.
enum SearchCommand {
  /// The command.
  static let command = Command.waiting(specification, run)

  private static let specification = CommandSpecification(
    "search", "list the recipes that match a query",
    discussion: [
      """
      A recipe matches when every word occurs in its title, ingredients, tags or publisher; \
      case and accents do not matter. "two words" in quotes must stand side by side, -word must \
      not occur, and field:word looks into one field.
      """,
      """
      A word with one dash is left out of the result unless it is an option: '-onion' excludes \
      onions, '-o json' sets the format. After '--' everything belongs to the query.
      """,
    ],
    examples: [
      CommandExample("recipes search leek potato", "with both words"),
      CommandExample("recipes search chicken -cream", "with chicken, without cream"),
      CommandExample("recipes search '\"sweet potato\"'", "with the two words side by side"),
      CommandExample("recipes search title:soup -o json", "soup in the title, as JSON"),
    ],
    arguments: [
      ArgumentSpecification(
        ValueSpecification("QUERY"), "words, -word, \"a phrase\", field:word", isRepeated: true)
    ],
    options: RecipeListing.specifications, allowsDashWords: true)

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let text = context.arguments.words.joined(separator: " ")
    return try await RecipeListing(context: context, queryText: text).run()
  }
}
