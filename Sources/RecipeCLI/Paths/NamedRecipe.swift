import RecipeConfiguration
import RecipeCore
import RecipeMerging
import RecipeSearch

/// A recipe that a person named, with the answer and the configuration that it is from.
struct NamedRecipe {
  let recipe: RankedRecipe
  let answer: LookupAnswer
  let configuration: Configuration
}

extension CommandContext {
  /// Finds the recipe that a person names: among all of the configuration, else in a file.
  ///
  /// What begins like a path is a file. Without a configuration every name is one.
  func find(_ name: String, _ detail: RecipeDetail) async throws(CommandFailure) -> NamedRecipe {
    let file = FileArgument(name, self)
    let hasConfiguration = (try? ConfigurationLoader(context: self).locate()) != nil
    if let file, Self.isPath(name) || !hasConfiguration && options.paths.isEmpty {
      return try await find(in: file, detail)
    }
    let (configuration, recipes) = try openRecipes()
    do throws(CommandFailure) {
      let (recipe, answer) = try await lookUp(name, detail, in: recipes)
      return NamedRecipe(recipe: recipe, answer: answer, configuration: configuration)
    } catch {
      guard let file, error.status == .nothingFound else { throw error }
      return try await find(in: file, detail)
    }
  }

  private func find(
    in file: FileArgument, _ detail: RecipeDetail
  ) async throws(CommandFailure) -> NamedRecipe {
    let context = try reading([file.path])
    let (configuration, recipes) = try context.openRecipes()
    let name = try await context.name(of: file, in: recipes)
    let (recipe, answer) = try await context.lookUp(name, detail, in: recipes)
    return NamedRecipe(recipe: recipe, answer: answer, configuration: configuration)
  }

  /// Returns the id of the recipe in a file: the one that was named, or the only one.
  private func name(
    of file: FileArgument, in recipes: any RecipeCollection
  ) async throws(CommandFailure) -> String {
    if let record = file.record { return record }
    let answer = await recipes.search(QueryRequest(.everything, QueryOptions(limit: 10)))
    let found = answer.result
    guard let first = found.recipes.first else {
      notify(reports: answer.gathering.sources, diagnostics: answer.gathering.diagnostics)
      throw CommandFailure(
        "there is no recipe in '\(file.word)'", help: "'recipes formats' lists what is read",
        status: .nothingFound)
    }
    guard found.total > 1 else { return first.merged.id }
    let shown = found.recipes.map { recipe in
      let id = recipe.merged.members.first?.reference.id ?? ""
      return "  \(recipe.merged.recipe.title)  (\(id))"
    }
    let rest = found.total > 10 ? ["  and \(found.total - 10) more"] : []
    throw CommandFailure(
      "'\(file.word)' has \(found.total) recipes",
      help: "'recipes list \(file.word)' lists them; '\(file.word)#ID' names one",
      details: shown + rest)
  }
}

/// A file or folder that a person names, and a recipe in it: `book.json`, `book.json#3`.
private struct FileArgument {
  /// The word as typed, without the recipe.
  let word: String
  /// The absolute path.
  let path: String
  /// The id of the recipe in it, or `nil` for the only one.
  let record: String?

  /// Finds the file of a word, or returns `nil` if none exists.
  init?(_ word: String, _ context: CommandContext) {
    if let path = context.existingPath(word) {
      (self.word, self.path, record) = (word, path, nil)
      return
    }
    guard let mark = word.lastIndex(of: "#"),
      let path = context.existingPath(String(word[..<mark]))
    else { return nil }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    (self.word, self.path) = (String(word[..<mark]), path)
    record = name + word[mark...]
  }
}
