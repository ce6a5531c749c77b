import ArgumentParsing

/// `recipes list`: every recipe, merged and ranked.
enum ListCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .waiting(specification(catalogs), run)
  }

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "list", "list every recipe, merged and ranked",
      discussion: [
        """
        With PATHs, the recipes of these files, folders and web pages alone, whatever their formats, \
        without a configuration.
        """
      ],
      examples: [
        CommandExample("recipes list", "the best first; on a terminal the first 20"),
        CommandExample("recipes list -n0 -o json", "all of them, as JSON"),
        CommandExample("recipes list --sort time -n5", "the five quickest"),
        CommandExample("recipes list --source notes", "those of one source"),
        CommandExample(
          "recipes list ~/Notes/Recipes", "those of a folder, without a configuration"),
        CommandExample("recipes list --fields title,yield,tags", "other columns"),
        CommandExample("recipes list --template '{title}\\t{source_url}'", "custom lines"),
      ],
      arguments: [
        ArgumentSpecification(
          ValueSpecification("PATH", completion: .files),
          "files, folders or addresses to read instead",
          isRequired: false, isRepeated: true)
      ],
      options: RecipeListing.specifications(catalogs))
  }

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let context = try context.reading(context.arguments.words)
    return try await RecipeListing(context: context, queryText: "", search: .none).run()
  }
}
