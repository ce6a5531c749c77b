import ArgumentParsing

/// `recipes duplicates`: the records that are one recipe, and why.
enum DuplicatesCommand {
  /// The command.
  static let command = Command.waiting(specification, run)

  private static let specification = CommandSpecification(
    "duplicates", "list the records that are one recipe, and why",
    discussion: [
      """
      A variant is alike but not the same: the vegan one, the second part. -n and --offset count \
      recipes and variants each. CSV, TSV and NDJSON have a row for each recipe, and with \
      --variants one for each pair; JSON has both.
      """
    ],
    examples: [
      CommandExample("recipes duplicates", "every recipe of several records, and the near misses"),
      CommandExample("recipes duplicates --diff", "what differs between their records"),
      CommandExample("recipes duplicates --variants -o csv", "the near misses, for a spreadsheet"),
      CommandExample("recipes duplicates -o json", "with every link"),
    ],
    options: DuplicateListing.specifications)

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    try await DuplicateListing(context.arguments).run(context)
  }
}
