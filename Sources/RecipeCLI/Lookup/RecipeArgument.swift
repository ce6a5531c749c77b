import ArgumentParsing
import RecipeCore
import RecipeMerging
import RecipeSearch

/// The argument of `show`, `open`, `why`, `shop` and `diff`.
enum RecipeArgument {
  /// The completion: ids with titles.
  static let completion = ValueSpecification.Completion.outputOrFiles(of: ["__words", "ids"])

  /// The specification for help and completions.
  static let specification = ArgumentSpecification(
    ValueSpecification("ID", completion: completion),
    "id, start of an id, SOURCE:ID, title or address, else a file")
}

extension CommandContext {
  /// Looks up the recipe that a person names, by its whole title if by that.
  ///
  /// - Returns: The recipe, and the answer that it is from.
  /// - Throws: An error if none or several have the name; if sources failed, the recipe may be
  ///   theirs, and the exit status tells.
  func lookUp(
    _ name: String, _ detail: RecipeDetail, in recipes: any RecipeCollection
  ) async throws(CommandFailure) -> (recipe: RankedRecipe, answer: LookupAnswer) {
    let answer = await recipes.lookUp(name, detail)
    return (try recipe(named: name, of: answer, needsWholeTitle: true), answer)
  }

  /// Returns the recipe of an answer.
  ///
  /// - Parameter needsWholeTitle: True if the beginning of a title is not enough.
  /// - Throws: An error if none or several have the name; if sources failed, the recipe may be
  ///   theirs, and the exit status tells.
  func recipe(
    named name: String, of answer: LookupAnswer, needsWholeTitle: Bool = false
  ) throws(CommandFailure) -> RankedRecipe {
    notify(diagnostics: answer.diagnostics)
    do throws(CommandFailure) {
      return try answer.found.recipe(
        named: name, needsWholeTitle: needsWholeTitle,
        sources: answer.gathering.sources.filter { !$0.isFailure }.map(\.name))
    } catch {
      let status = report(answer.gathering, found: false)
      guard error.status == .nothingFound else { throw error }
      let open = OpenSources(answer.gathering.sources, for: name, isOffline: options.isOffline)
      throw (answer.found.isEmpty ? open.doubting(error) : error).with(status)
    }
  }
}
