import ArgumentParsing
import RecipeCore

/// `recipes search`: the recipes that match, in order.
enum SearchCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .waiting(specification(catalogs), run)
  }

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "search", "list the recipes that match a query",
      discussion: [
        """
        A recipe matches when every word occurs in its title, ingredients, tags, publisher, notes or \
        tools; case, accents and plurals do not matter, and the names of one food find each other. OR \
        finds either, -word or NOT excludes that very word, choc* is the start of a word, "two words" \
        in quotes must be next to each other as they are, and parentheses group: \
        soup (leek OR onion) -cream.
        """,
        """
        field:word searches one field: title, ingredient, tag, publisher, author, source, \
        directions, description, language, url, id. Numbers compare: time:<30, rank:>=80, rating:4.., \
        servings, votes, published:2019.., ingredients:<6. has:image and missing:directions test for a \
        value, is:cooked and is:favourite for a mark that 'recipes mark' sets. A field governs parentheses too: ingredient:(egg OR tofu).
        """,
        """
        Recipes with the words in the title come first, then those with title and tags, then the \
        others, in each place by social rank; --sort rank is by rank alone, and --sort relevance by \
        how well the words fit.
        """,
        """
        The arguments are joined by spaces and read as one query. A shell takes quotes, parentheses \
        and < > for itself: put single quotes around the query. An argument that begins with one \
        dash is left out of the result unless it is an option: '-onion' excludes onions, '-o json' \
        sets the format. After '--' everything belongs to the query.
        """,
        """
        --have lists what can be cooked with the foods at hand, those that need the fewest others \
        first; water, salt and pepper are always there. --missing 2 allows for two others, and names \
        them.
        """,
      ],
      examples: [
        CommandExample("recipes search", "what there is to search for"),
        CommandExample("recipes search leek potato", "with both words"),
        CommandExample("recipes search chicken -cream", "with chicken, without cream"),
        CommandExample(
          "recipes search '\"sweet potato\" time:<45'", "quick, the words side by side"),
        CommandExample("recipes search 'title:(soup OR stew)' -o json", "as JSON"),
        CommandExample(
          "recipes search leek --sort relevance --explain", "most relevant first, and why"),
        CommandExample(
          "recipes search @weeknight", "a query that [queries] in recipes.toml saves"),
        CommandExample("recipes search --have 'eggs, flour, milk'", "what can be cooked with them"),
      ],
      arguments: [
        ArgumentSpecification(
          ValueSpecification("QUERY", completion: .output(of: ["__words", "terms"])),
          "words, -word, \"a phrase\", field:word, OR, ( )",
          isRequired: false, isRepeated: true)
      ],
      options: SearchOptions.specifications + RecipeListing.specifications(catalogs),
      allowsDashWords: true)
  }

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let options = try SearchOptions(context.arguments)
    let text = context.arguments.words.joined(separator: " ")
    guard !context.arguments.words.isEmpty || options.foods != nil else {
      return try await SearchTermListing(context: context).run()
    }
    return try await RecipeListing(context: context, queryText: text, search: options).run()
  }
}
