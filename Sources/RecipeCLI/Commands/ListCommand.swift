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
      examples: [
        CommandExample("recipes list", "the best first; on a terminal the first 20"),
        CommandExample("recipes list -n0 -o json", "all of them, as JSON"),
        CommandExample("recipes list --sort time -n5", "the five quickest"),
        CommandExample("recipes list --source notes", "those of one source"),
        CommandExample("recipes list --fields title,yield,tags", "other columns"),
        CommandExample("recipes list --template '{title}\\t{source_url}'", "custom lines"),
      ],
      options: RecipeListing.specifications(catalogs))
  }

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    try await RecipeListing(context: context, queryText: "", search: .none).run()
  }
}
