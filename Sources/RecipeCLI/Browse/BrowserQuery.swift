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
  ///
  /// If a query finds nothing, the word at its end may be unfinished and counts as a beginning.
  func answer(_ search: BrowserSearch) async -> BrowserAnswer {
    do throws(CommandFailure) {
      let answer = try await answer(search, text: search.text)
      guard answer.total == 0, let text = search.unfinishedText,
        let begun = try? await self.answer(search, text: text)
      else { return answer }
      return begun
    } catch {
      let help = error.help.map { " (\($0))" } ?? ""
      return BrowserAnswer(search, rows: [], total: 0, problem: error.message + help)
    }
  }

  private func answer(
    _ search: BrowserSearch, text: String
  ) async throws(CommandFailure) -> BrowserAnswer {
    let query = try context.query(search.text(of: text))
    let options = QueryOptions(
      sort: search.sort ?? usualSort(isSearch: query.expression != nil), offset: search.offset,
      limit: RecipeWindow.length)
    let answer = await held.search(
      QueryRequest(query, options, expander: .of(query, configuration)), work: context.work)
    return BrowserAnswer(search, rows: Array(answer.result.recipes), total: answer.result.total)
  }

  private func usualSort(isSearch: Bool) -> SortOrder {
    let defaults = configuration.defaults
    return isSearch
      ? SortOrder(rawValue: defaults.searchSort) ?? .best
      : SortOrder(rawValue: defaults.sort) ?? .rank
  }
}
