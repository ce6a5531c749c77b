import RecipeCore
import Testing

@testable import RecipeSearch

@Suite("The page of a search as lists decide it")
struct OutlinePageTests {
  /// Records with these ranks, each of whose titles begins with a word.
  private static func records(_ titles: String...) -> [ListedRecord] {
    titles.enumerated().map { index, title in
      let rank = title.split(separator: " ").last.flatMap { ExactNumber(String($0)) }
      return ListedRecord(
        RecipeRecord(
          reference: RecordReference(source: "api", id: "\(title)-\(index)"), locator: .url("u"),
          recipe: Recipe(title: title, socialRank: rank)))
    }
  }

  @Test(
    "details matter only where their recipe may come before the end of the page",
    arguments: [
      ("leek", QueryOptions(sort: .best, limit: 1), [false, false]),
      ("leek", QueryOptions(sort: .best, limit: 2), [true, true]),
      ("leek", QueryOptions(sort: .best, offset: 1, limit: 1), [true, true]),
      ("leek", QueryOptions(sort: .best, limit: 0), [true, true]),
      ("leek", QueryOptions(sort: .rank, limit: 1), [true, false]),
      ("leek", QueryOptions(sort: .time, limit: 1), [true, true]),
      ("leek", QueryOptions(sort: .best, isReversed: true, limit: 1), [true, true]),
    ])
  func page(query: String, options: QueryOptions, expected: [Bool]) throws {
    let page = OutlinePage(try RecipeQuery(parsing: query), options)
    let found = Self.records("Leek soup 50", "Bean stew 99")
    #expect(page.canBeChanged(by: Self.records("Stock 80", "Pie 20"), beside: found) == expected)
  }
}
