import RecipeCore
import RecipeFormatting
import RecipeMerging
import RecipeSearch
import Text

extension RecipeLookup {
  /// Returns the only recipe that was found.
  ///
  /// - Parameters:
  ///   - name: The name that was looked up.
  ///   - needsWholeTitle: True if the beginning of a title is not enough: something is changed or bought.
  ///   - sources: The names of the sources that could be asked.
  /// - Throws: An error if none or several have the name, with suggestions.
  func recipe(
    named name: String, needsWholeTitle: Bool = false, sources: [String] = []
  ) throws(CommandFailure) -> RankedRecipe {
    switch self {
    case .one(let recipe): return recipe
    case .beginning(let recipe) where needsWholeTitle: throw Self.begun(name, recipe)
    case .beginning(let recipe): return recipe
    case .many(let recipes): throw Self.ambiguous(name, recipes)
    case .none(let nearest):
      throw Self.unknown(name, in: sources) ?? Self.unknown(name, nearest)
    }
  }

  private static func begun(_ name: String, _ recipe: RankedRecipe) -> CommandFailure {
    CommandFailure(
      "no recipe has the whole title '\(name)'",
      help: "did you mean '\(recipe.merged.recipe.title)'? its id is \(recipe.merged.id)",
      status: .nothingFound)
  }

  private static func ambiguous(_ name: String, _ recipes: [RankedRecipe]) -> CommandFailure {
    let shown = recipes.prefix(10).map { recipe in
      let values = recipe.merged.recipe
      let first = recipe.merged.members.first?.reference.words
      let place = values.publisher ?? values.author ?? first
      return "  \(recipe.merged.id)  \(values.title)" + (place.map { "  (\($0))" } ?? "")
    }
    let rest = recipes.count > 10 ? ["  and \(recipes.count - 10) more"] : []
    return CommandFailure(
      "'\(name)' could be \(recipes.count) recipes", help: "use one of the ids",
      details: shown + rest)
  }

  /// Returns the failure of a name `SOURCE:ID`, or `nil` for any other.
  private static func unknown(_ name: String, in sources: [String]) -> CommandFailure? {
    sources.first { name.hasPrefix($0 + ":") }.map { source in
      CommandFailure(
        "\(source) has no recipe with the id '\(name.dropFirst(source.count + 1))'",
        help: "'recipes list --source \(source.shellWord)' shows what it has",
        status: .nothingFound)
    }
  }

  private static func unknown(_ name: String, _ nearest: [String]) -> CommandFailure {
    let titles = nearest.map { "'\($0)'" }.joined(separator: " or ")
    let help =
      titles.isEmpty ? "'recipes search' finds recipes by words" : "did you mean \(titles)?"
    return CommandFailure(
      "there is no recipe '\(name)'", help: help, status: .nothingFound)
  }
}
