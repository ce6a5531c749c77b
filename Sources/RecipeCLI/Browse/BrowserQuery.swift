import RecipeBrowser
import RecipeConfiguration
import RecipeCore
import RecipeSearch

/// The answers to what a person types in a browser.
struct BrowserQuery {
  /// The context of the command.
  let context: CommandContext
  /// The configuration.
  let configuration: Configuration
  /// The recipes.
  let held: HeldRecipes

  /// Finds the rows that a search asks for.
  func answer(_ search: BrowserSearch) async -> BrowserAnswer {
    await search.answer { text, page throws(CommandFailure) in
      try await find(text, page, for: search)
    } problem: { failure in
      failure.message + (failure.help.map { " (\($0))" } ?? "")
    }
  }

  /// Counts the sources and tags of all recipes that a search finds; `nil` if its query has a flaw.
  func filterCounts(_ search: BrowserSearch) async -> FilterCounts? {
    let result = try? await search.result(.all) { text, page throws(CommandFailure) in
      try await find(text, page, for: search)
    }
    return result.map { FilterCounts(of: $0.recipes) }
  }

  private func find(
    _ text: String, _ page: BrowserSearch.Page, for search: BrowserSearch
  ) async throws(CommandFailure) -> QueryResult {
    let query = try context.query(text)
    let options = QueryOptions(
      sort: search.sort ?? usualSort(isSearch: query.expression != nil), offset: page.offset,
      limit: page.limit)
    let answer = await held.search(
      QueryRequest(query, options, expander: .of(query, configuration)), work: context.work)
    return answer.result
  }

  private func usualSort(isSearch: Bool) -> SortOrder {
    let defaults = configuration.defaults
    return isSearch
      ? SortOrder(rawValue: defaults.searchSort) ?? .best
      : SortOrder(rawValue: defaults.sort) ?? .rank
  }
}
