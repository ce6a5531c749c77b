package import RecipeCore
package import RecipeMerging
package import RecipeSearch

/// A wish of a browser for something outside its screen.
package enum BrowserEffect: Sendable {
  /// Search; an earlier search that has not ended is of no use any more.
  case search(BrowserSearch)
  /// Open a recipe's page in the web browser.
  case open(RankedRecipe)
  /// Copy a text to the clipboard.
  case copy(String)
  /// Set a mark on a recipe, or take it back if it is set; cooked on an earlier day is cooked again.
  case toggle(RecipeMark, RankedRecipe)
  /// Fetch what the list of its source left out of a recipe.
  case complete(RankedRecipe)
  /// Find the variants of a recipe.
  case findVariants(RankedRecipe)
  /// Count the tags and publishers.
  case countTerms
  /// Count the sources and tags of the recipes that a search finds.
  case countFilters(BrowserSearch)
  /// Stop the process until it is resumed.
  case suspend
  /// Draw everything again.
  case repaint
  /// End.
  case quit
}

/// A search of a browser.
package struct BrowserSearch: Sendable, Hashable {
  /// The number of the search, higher than those of earlier ones.
  package let number: Int
  /// The query.
  package let text: String
  /// Terms that narrow it.
  package let filters: [String]
  /// The order, or `nil` for the usual one of a list or search.
  package let sort: SortOrder?
  /// The number of recipes before the first row wanted.
  package let offset: Int
  /// True if the list begins anew.
  package let isNew: Bool

  /// Returns the whole query for another text in place of the query that was typed.
  package func text(of query: String) -> String {
    guard !filters.isEmpty else { return query }
    return ((query.isEmpty ? [] : ["(\(query))"]) + filters).joined(separator: " ")
  }

  /// Answers the search.
  ///
  /// - Parameters:
  ///   - find: Finds the rows for a query.
  ///   - problem: Says in words what is wrong with the query.
  package func answer<Failure: Error>(
    _ find: (_ query: String) async throws(Failure) -> QueryResult, problem: (Failure) -> String
  ) async -> BrowserAnswer {
    do throws(Failure) {
      let result = try await result(find)
      return BrowserAnswer(self, rows: Array(result.recipes), total: result.total)
    } catch {
      return BrowserAnswer(self, rows: [], total: 0, problem: problem(error))
    }
  }

  /// Returns what the search finds; if that is nothing, the word at the end of its query may be
  /// unfinished and counts as a beginning.
  ///
  /// - Parameter find: Finds the rows for a query.
  /// - Throws: The error of the query.
  package func result<Failure: Error>(
    _ find: (_ query: String) async throws(Failure) -> QueryResult
  ) async throws(Failure) -> QueryResult {
    let result = try await find(text(of: text))
    if result.total <= Self.mostOfRareWord, let unfinishedText,
      let begun = try? await find(text(of: unfinishedText)),
      begun.total >= max(1, result.total * Self.manyTimes)
    {
      return begun
    }
    return result
  }

  /// The most recipes with a word that may be the beginning of a frequent one: "choco" of "chocolate".
  private static let mostOfRareWord = 20
  /// How many times as many recipes the longer words must find for that.
  private static let manyTimes = 20

  /// The query with the word at its end as the beginning of one; `nil` if it is complete.
  package var unfinishedText: String? {
    let word = text.reversed().prefix { $0.isLetter || $0.isNumber }
    guard !word.isEmpty else { return nil }
    let before = text.dropLast(word.count).last
    // What is excluded is only excluded once it is written.
    return before == "-" || before == "@" || before == "\"" ? nil : text + "*"
  }
}
