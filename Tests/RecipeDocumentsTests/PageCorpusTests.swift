import Testing

/// The recorded web pages of `../shared/corpora/pages`, compared with what PyPI `recipe-scrapers`
/// reads of them, which has a reader of its own for each of these sites.
@Suite("Page corpus", .enabled(if: PageCorpus.isThere, "needs ../shared/corpora/pages"))
struct PageCorpusTests {
  @Test("pages are read as their sites' own readers do, but for the differences that are named")
  func pages() async throws {
    let all = try await PageCorpus.comparisons()
    #expect(all.count == 174)
    #expect(all.count { $0.dialect != "HTML" } == 174)
    let withData = all.filter(\.hasData)
    #expect(withData.count == 155)
    let equal = PageCorpus.Field.allCases.map { field in
      withData.count { !$0.differences.contains(field) }
    }
    #expect(equal == [153, 146, 135, 143])
    for page in all where page.dialect != "HTML" {
      let known = PageDifference.all.first { $0.pages.contains(page.name) && $0.covers(page) }
      #expect(page.differences.isEmpty || known != nil, "\(page.name): \(page.differences)")
    }
  }

  @Test("of pages without data most are read from what they display")
  func displayed() async throws {
    let displayed = try await PageCorpus.comparisons().filter { $0.dialect == "HTML lists" }
    let equal = PageCorpus.Field.allCases.map { field in
      displayed.count { !$0.differences.contains(field) }
    }
    #expect(displayed.count == 19)
    #expect(equal == [17, 18, 18, 18])
  }

  @Test("every difference that is named is still there")
  func differences() async throws {
    let differing = Set(
      try await PageCorpus.comparisons().filter { !$0.differences.isEmpty }.map(\.name))
    for difference in PageDifference.all {
      #expect(difference.pages.subtracting(differing) == [], "\(difference.reason)")
    }
  }

  @Test(
    "the goals are reached over all pages with data",
    arguments: [(PageCorpus.Field.title, 0.98), (.ingredients, 0.94), (.instructions, 0.92)])
  func goals(field: PageCorpus.Field, share: Double) async throws {
    let withData = try await PageCorpus.comparisons().filter(\.hasData)
    let equal = withData.count { !$0.differences.contains(field) }
    #expect(Double(equal) >= share * Double(withData.count))
  }

  @Test("95 % of ingredients are equal where the other program has those of the page")
  func ingredients() async throws {
    let wrong = Set(PageDifference.all.filter(\.hasWrongIngredients).flatMap(\.pages))
    let comparable = try await PageCorpus.comparisons().filter {
      $0.hasData && !wrong.contains($0.name)
    }
    #expect(comparable.count == 153)
    let equal = comparable.count { !$0.differences.contains(.ingredients) }
    #expect(Double(equal) >= 0.95 * Double(comparable.count))
  }
}
