import RecipeConfiguration
import RecipeCore
import RecipeMerging
import RecipeSearch

/// A recipe that a person named, with the answer and the configuration that it is from.
struct NamedRecipe {
  /// The recipe.
  let recipe: RankedRecipe
  /// The answer that it is from.
  let answer: LookupAnswer
  /// The configuration of its sources.
  let configuration: Configuration
  /// The file or address as typed if the recipe is from one, else `nil`.
  var place: String?
}

/// The search for the recipes that a person names, one after another, in the same sources: a plug-in is
/// started once for all of them.
struct RecipeFinder {
  private let context: CommandContext
  private let needsWholeTitle: Bool
  private var opened: (configuration: Configuration, recipes: any RecipeCollection)?
  /// The places read so far: recipes of two files of one name have two ids, as in a list of both.
  private var places: [NamedSource] = []

  /// Creates a search that has opened nothing yet.
  ///
  /// - Parameter needsWholeTitle: True if the beginning of a title is not enough: something is bought or
  ///   opened.
  init(_ context: CommandContext, needsWholeTitle: Bool = false) {
    self.context = context
    self.needsWholeTitle = needsWholeTitle
  }

  /// Finds the recipe that a person names: among all of the configuration, else in a file or on a page.
  ///
  /// A name that begins like a path is a file. Without a configuration every name is a place.
  mutating func find(
    _ name: String, _ detail: RecipeDetail
  ) async throws(CommandFailure) -> NamedRecipe {
    let place = try RecipeLocation(name, context)
    let hasConfiguration = (try? ConfigurationLoader(context: context).locate()) != nil
    if let place,
      CommandContext.isPath(name) || !hasConfiguration && context.options.places.isEmpty
    {
      return try await find(in: place, detail)
    }
    let (configuration, recipes) = try openRecipes(for: name)
    let answer = await recipes.lookUp(name, detail)
    // A place is read only if no recipe has the name, and no source that failed is blamed then.
    if let place, case .none = answer.found { return try await find(in: place, detail) }
    let recipe = try context.recipe(
      named: name, of: answer, needsWholeTitle: needsWholeTitle)
    return NamedRecipe(recipe: recipe, answer: answer, configuration: configuration)
  }

  /// Finds the recipe that a person names in a place.
  private mutating func find(
    in place: RecipeLocation, _ detail: RecipeDetail
  ) async throws(CommandFailure) -> NamedRecipe {
    if !places.contains(place.place) { places.append(place.place) }
    return try await context.reading(place.place, among: places).find(in: place, detail)
  }

  /// Opens the recipes of the configuration.
  ///
  /// - Parameter name: A name that is no place, which an error about the configuration has to mention.
  private mutating func openRecipes(for name: String) throws(CommandFailure) -> (
    configuration: Configuration, recipes: any RecipeCollection
  ) {
    if let opened { return opened }
    if context.options.places.isEmpty {
      do throws(CommandFailure) {
        _ = try ConfigurationLoader(context: context).locate()
      } catch {
        throw error.after("there is no file '\(name)', and ")
      }
    }
    let recipes = try context.openRecipes()
    opened = recipes
    return recipes
  }
}

extension CommandContext {
  /// Finds the only recipe that a person names.
  ///
  /// - Parameter needsWholeTitle: True if the beginning of a title is not enough.
  func find(
    _ name: String, _ detail: RecipeDetail, needsWholeTitle: Bool = false
  ) async throws(CommandFailure) -> NamedRecipe {
    var finder = RecipeFinder(self, needsWholeTitle: needsWholeTitle)
    return try await finder.find(name, detail)
  }

  fileprivate func find(
    in place: RecipeLocation, _ detail: RecipeDetail
  ) async throws(CommandFailure) -> NamedRecipe {
    let (configuration, recipes) = try openRecipes()
    let name = try await self.name(of: place, in: recipes)
    let answer = await recipes.lookUp(name, detail)
    let recipe = try self.recipe(named: name, of: answer)
    return NamedRecipe(
      recipe: recipe, answer: answer, configuration: configuration, place: place.word)
  }

  /// Returns the id of the recipe in a place: the one that was named, or the only one.
  private func name(
    of place: RecipeLocation, in recipes: any RecipeCollection
  ) async throws(CommandFailure) -> String {
    if let record = place.record, place.place.path != nil { return record }
    let answer = await recipes.search(QueryRequest(.everything, QueryOptions(limit: 10)))
    let found = answer.result
    guard let first = found.recipes.first else {
      let status = report(answer.gathering, found: false)
      throw CommandFailure(
        "there is no recipe in '\(place.word)'", help: "'recipes formats' lists what is read",
        status: status)
    }
    // The mark of an address may be that of a section of the page.
    guard found.total > 1 else { return first.merged.id }
    if let record = place.record { return record }
    let shown = found.recipes.map { recipe in
      let id = recipe.merged.members.first?.reference.id ?? ""
      return "  \(recipe.merged.recipe.title)  (\(id))"
    }
    let rest = found.total > 10 ? ["  and \(found.total - 10) more"] : []
    throw CommandFailure(
      "'\(place.word)' has \(found.total) recipes",
      help: "'recipes list \(place.word)' lists them; '\(place.word)#ID' names one",
      details: shown + rest)
  }
}
