import ArgumentParsing
import RecipeCore
import RecipeMerging
import RecipeSearch

/// The argument of `show`, `open` and `why`.
enum RecipeArgument {
  /// The specification for help and completions.
  static let specification = ArgumentSpecification(
    ValueSpecification("ID"), "id, start of an id, SOURCE:ID, title or address")
}

extension Pipeline {
  /// Returns the recipe with a name, and the collection in which it was found.
  ///
  /// - Throws: An error if none or several have the name; if sources failed, the recipe may be
  ///   theirs, and the exit status tells.
  func recipe(
    named name: String, _ demand: FieldDemand
  ) async throws(CommandFailure) -> (collection: RecipeCollection, recipe: RankedRecipe) {
    let (collection, outcome) = await collect(demand) { await lookUp(name, in: $0) }
    do {
      return (collection, try outcome.get())
    } catch {
      let status = await conclude(collection, found: false)
      throw error.status == .nothingFound ? error.with(status) : error
    }
  }

  private func lookUp(
    _ name: String, in collection: RecipeCollection
  ) async -> Result<RankedRecipe, CommandFailure> {
    do throws(CommandFailure) {
      return .success(
        try await RecipeLookup.recipe(named: name, in: collection.recipes, work: work))
    } catch {
      return .failure(error)
    }
  }
}
