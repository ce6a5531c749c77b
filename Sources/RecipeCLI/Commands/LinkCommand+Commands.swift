import ArgumentParsing
import RecipeMatching
import RecipeStorage

extension LinkCommand {
  /// `recipes duplicates link`.
  static let link = Command.waiting(linkSpecification) { context throws(CommandFailure) in
    try await LinkCommand(context: context, kind: .link).run()
  }

  /// `recipes duplicates unlink`.
  static let unlink = Command.waiting(unlinkSpecification) { context throws(CommandFailure) in
    try await LinkCommand(context: context, kind: .unlink).run()
  }

  private static let linkSpecification = CommandSpecification(
    "link", "make records one recipe, whatever the matching finds",
    discussion: [
      """
      Every record is linked to the first. The decision is kept in '\(DecisionStore.name)' of the \
      library folder; 'unlink' revokes it.
      """
    ],
    examples: [
      CommandExample("recipes duplicates link 9f0c35 notes:leek.md", "two records"),
      CommandExample("recipes duplicates link --dry-run 9f0 1b2", "what it would do"),
    ],
    arguments: [records], options: [dryRun])

  private static let unlinkSpecification = CommandSpecification(
    "unlink", "make records separate recipes, whatever the matching finds",
    discussion: [
      """
      No two of the records stay in one recipe. The decision is kept in '\(DecisionStore.name)' of \
      the library folder; 'link' revokes it.
      """
    ],
    examples: [
      CommandExample("recipes duplicates unlink 9f0c35 notes:a.md", "two records"),
      CommandExample("recipes duplicates unlink --dry-run 9f0 1b2", "what it would do"),
    ],
    arguments: [records], options: [dryRun])

  private static let records = ArgumentSpecification(
    ValueSpecification("RECORD", completion: .output(of: ["__words", "ids"])),
    RecordArgument.summary, isRepeated: true)

  private static let dryRun = OptionSpecification.flag(
    "dry-run", "write nothing, only report")
}
