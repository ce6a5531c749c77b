import RecipeSearch
import Testing

@Suite("Saved queries")
struct SavedQueriesTests {
  private let queries = SavedQueries([
    "quick": "time:<30", "quick-soup": "@quick soup", "two words": "pie",
  ])

  @Test(
    "a name stands for its query, except in quotation marks",
    arguments: [
      ("@quick leek", "(time:<30) leek"),
      ("-@quick-soup", "-((time:<30) soup)"),
      ("\"me @home\" @quick", "\"me @home\" (time:<30)"),
      ("“me @home” @quick", "“me @home” (time:<30)"),
      ("„me @home“ milk", "„me @home“ milk"),
      ("me@home", "me@home"), ("@\"two words\" leek", "(pie) leek"),
      ("-@\"quick\" \"@quick\"", "-(time:<30) \"@quick\""),
    ])
  func expansion(text: String, expanded: String) throws {
    #expect(try queries.expanded(text) == expanded)
  }

  @Test("a name is used as a query reads it", arguments: ["quick", "two words"])
  func use(name: String) throws {
    #expect(try queries.expanded(SavedQueries.use(of: name)).hasPrefix("("))
  }

  @Test("a query with an error is named")
  func faulty() {
    #expect {
      try SavedQueries(["broken": "leek (", "user": "@broken"]).expanded("pie @user")
    } throws: { error in
      guard case SavedQueries.Flaw.faulty("broken", _) = error else { return false }
      return true
    }
  }

  @Test("a name of no query suggests the nearest")
  func unknown() {
    #expect(throws: SavedQueries.Flaw.unknown("quik", nearest: "quick")) {
      try queries.expanded("@quik")
    }
  }
}
