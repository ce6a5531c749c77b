import ArgumentParsing
import RecipeCore

/// The argument of `show`, `open` and `why`.
enum RecipeArgument {
  /// How help and completions know it.
  static let specification = ArgumentSpecification(
    ValueSpecification("ID"), "id, beginning of an id, SOURCE:ID, title or address")
}

extension Pipeline {
  /// The recipe that a person names.
  ///
  /// - Throws: That none or several have the name; when sources failed, the recipe may be theirs,
  ///   and the exit status says so.
  func recipe(
    named name: String, in recipes: [RankedRecipe], of batches: [SourceBatch]
  ) throws(CommandFailure) -> RankedRecipe {
    do {
      return try RecipeLookup.recipe(named: name, in: recipes)
    } catch {
      let status = conclude(batches, found: false)
      throw error.status == .nothingFound ? error.with(status) : error
    }
  }
}
