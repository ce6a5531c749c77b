import ArgumentParsing
import RecipeCore
import RecipeMatching

/// `recipes duplicates`: the records that are one recipe, with the reasons.
enum DuplicatesCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .waiting(
      specification(catalogs),
      subcommands: [
        ExplainCommand.command, ReviewCommand.command, LinkCommand.link, LinkCommand.unlink,
      ]
    ) { context throws(CommandFailure) in
      let places = try context.places(beside: context.arguments.path)
      return try await DuplicateListing(context.arguments).run(context.reading(places))
    }
  }

  /// The files, folders and addresses to read instead of the sources.
  static let placeArgument = ArgumentSpecification(
    ValueSpecification("PATH", completion: .files),
    "files, folders or addresses to read instead", isRequired: false, isRepeated: true)

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "duplicates", "list the records that are one recipe, and why",
      discussion: [
        """
        The recipes with the weakest links and the most similar variants come first.
        """,
        """
        A variant is alike but not the same: the vegan one, the second part. -n and --offset count \
        recipes and variants each. CSV, TSV and --template have a row for each record of a recipe, \
        and with --variants one for each pair; NDJSON has an object for each; JSON has both.
        """,
        """
        'link' and 'unlink' decide what is one recipe and what is not; they overrule everything \
        that is found, until they are revoked.
        """,
        "With PATHs, the duplicates among these files, folders and pages alone.",
      ],
      examples: [
        CommandExample("recipes duplicates", "recipes with several records, and near misses"),
        CommandExample("recipes duplicates --diff", "the differences between their records"),
        CommandExample(
          "recipes duplicates --variants -o csv", "the near misses, for a spreadsheet"),
        CommandExample("recipes duplicates -o json", "with every link"),
        CommandExample("recipes duplicates explain 9f0c35 1b2d4e", "how two compare"),
      ],
      arguments: [placeArgument],
      options: ResultOptions.formatSpecifications(catalogs),
      ownOptions: DuplicateListing.specifications)
  }
}
