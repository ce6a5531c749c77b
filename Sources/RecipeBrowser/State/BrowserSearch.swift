import RecipeCore
import RecipeMerging
package import RecipeSearch

/// A search of a browser.
package struct BrowserSearch: Sendable, Hashable {
  /// The part of a list that is wanted.
  package struct Page: Sendable, Hashable {
    /// The number of recipes before the first.
    package let offset: Int
    /// The most recipes; 0 is all.
    package let limit: Int

    /// The whole list.
    package static let all = Page(offset: 0, limit: 0)
  }

  /// A recipe that remains selected in a list that is read again, wherever it is then.
  package struct Selection: Sendable, Hashable {
    /// The records of the recipe, which may be merged with others then.
    let members: Set<RecordReference>
    /// Its position when the list was asked for.
    let position: Int
  }

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
  /// The recipe to find again, or `nil`.
  package let selection: Selection?

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
    _ find: (_ query: String, _ page: Page) async throws(Failure) -> QueryResult,
    problem: (Failure) -> String
  ) async -> BrowserAnswer {
    do throws(Failure) {
      let selected = try await position(find)
      let offset = selected.map { max(0, $0 - RecipeWindow.length / 2) } ?? offset
      let result = try await result(Page(offset: offset, limit: RecipeWindow.length), find)
      return BrowserAnswer(
        self, rows: Array(result.recipes), offset: offset, total: result.total, selected: selected)
    } catch {
      return BrowserAnswer(self, rows: [], total: 0, problem: problem(error))
    }
  }

  /// Returns the position of the recipe that is to remain selected; `nil` if there is none, or it is no
  /// longer in the list.
  private func position<Failure: Error>(
    _ find: (_ query: String, _ page: Page) async throws(Failure) -> QueryResult
  ) async throws(Failure) -> Int? {
    guard let selection else { return nil }
    return try await result(.all, find).recipes.firstIndex { recipe in
      recipe.merged.members.contains { selection.members.contains($0.reference) }
    }
  }

  /// Returns the result of the search; if that is nothing, the word at the end of its query may be
  /// unfinished and counts as a beginning.
  ///
  /// - Parameters:
  ///   - page: The part of the list.
  ///   - find: Finds the rows for a query.
  /// - Throws: The error of the query.
  package func result<Failure: Error>(
    _ page: Page, _ find: (_ query: String, _ page: Page) async throws(Failure) -> QueryResult
  ) async throws(Failure) -> QueryResult {
    let result = try await find(text(of: text), page)
    if result.total <= Self.maximumRareWordCount, let unfinishedText,
      let begun = try? await find(text(of: unfinishedText), page),
      begun.total >= max(1, result.total * Self.manyTimes)
    {
      return begun
    }
    return result
  }

  /// The most recipes with a word that may be the beginning of a frequent one: "choco" of "chocolate".
  private static let maximumRareWordCount = 20
  /// The factor by which the longer words must find more recipes for that.
  private static let manyTimes = 20

  /// The query with the word at its end as the beginning of one; `nil` if it is complete.
  package var unfinishedText: String? {
    let word = text.reversed().prefix { $0.isLetter || $0.isNumber }
    guard !word.isEmpty else { return nil }
    let before = text.dropLast(word.count).last
    // An excluded word counts only when it is complete: "-n" is not yet "-nuts".
    return before == "-" || before == "@" || before == "\"" ? nil : text + "*"
  }
}
