import ArgumentParsing
import RecipeCore
import RecipeMerging
import RecipeSearch
import RecipeStorage
import Text

/// `recipes mark`: what a person notes about recipes.
enum MarkCommand {
  /// The command.
  static let command = Command.waiting(specification, run)

  private static let specification = CommandSpecification(
    "mark", "note that a recipe was cooked, or is a favourite",
    discussion: [
      """
      The marks are kept in '\(MarkFile.name)' of the library folder, beside the decisions about \
      duplicates. is:cooked and is:favourite find them in every query; a merged recipe has the marks of \
      all its records.
      """
    ],
    examples: [
      CommandExample("recipes mark 9f0c35 --cooked", "it was cooked today"),
      CommandExample("recipes mark 'leek soup' --cooked --on 2026-11-22", "on another day"),
      CommandExample("recipes mark 9f0c35 4be1 --favourite", "two favourites"),
      CommandExample("recipes mark 9f0c35 --favourite --undo", "remove the mark from one"),
      CommandExample("recipes search is:favourite -is:cooked", "favourites not cooked yet"),
    ],
    arguments: [
      ArgumentSpecification(
        ValueSpecification("ID", completion: .output(of: ["__words", "ids"])),
        "id, start of an id, SOURCE:ID, title or address",
        isRepeated: true)
    ],
    options: [
      .flag("cooked", "it was cooked"),
      .value("on", ValueSpecification("DAY"), "the day it was cooked, as 2026-11-25"),
      .flag("favourite", "it is a favourite"),
      .flag("undo", "remove the mark"),
    ])

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let marks = try marks(context.arguments)
    let day = try day(context.arguments, now: context.world.wallClock.now)
    let (configuration, recipes) = try context.openRecipes()
    let book = MarkBook(context: context, configuration: configuration)
    var found: [(recipe: RankedRecipe, answer: LookupAnswer)] = []
    for name in context.arguments.words {
      found.append(try await context.lookUp(name, .listed, in: recipes))
    }
    for recipe in found.map(\.recipe) {
      for mark in marks {
        if context.arguments.has("undo") {
          try book.remove(mark, from: recipe)
        } else {
          try book.set(mark, on: recipe, day: day)
        }
      }
    }
    let verb = context.arguments.has("undo") ? "no longer" : "marked as"
    let names = marks.map(\.rawValue).joined(separator: " and ")
    try context.print(
      found.map { "\($0.recipe.merged.recipe.title): \(verb) \(names)".terminalSafe + "\n" }
        .joined())
    let status = context.report(found.map(\.answer.gathering), found: true)
    return await context.end(status, holding: found.map(\.recipe))
  }

  private static func marks(_ arguments: ParsedArguments) throws(CommandFailure) -> [RecipeMark] {
    let marks = RecipeMark.allCases.filter { arguments.has($0.rawValue) }
    guard !marks.isEmpty else {
      throw CommandFailure(
        "no mark is given", help: "add '--cooked', '--favourite' or both")
    }
    return marks
  }

  private static func day(
    _ arguments: ParsedArguments, now: Int
  ) throws(CommandFailure) -> String? {
    guard let day = arguments.value("on") else { return nil }
    guard MarkDay.exists(day) else {
      throw CommandFailure("'\(day)' is not a day", help: "write it as 2026-11-25")
    }
    // The clock is in UTC, and a day may have begun elsewhere.
    let tomorrow = CivilDay(secondsSince1970: now + 86_400).text
    guard day <= tomorrow else {
      throw CommandFailure("'\(day)' is still to come", help: "'--on' is the day it was cooked")
    }
    guard arguments.has("cooked"), !arguments.has("undo") else {
      throw CommandFailure("'--on' is the day of '--cooked'", help: "add '--cooked', or remove it")
    }
    return day
  }
}
