import RecipeCore
import Testing

@Suite("Mentions of notes")
struct NoteMentionTests {
  @Test(
    "a line mentions a note by its number, or by saying where to look",
    arguments: [
      ("2 eggs (see note 2)", ["see note 2"], [2]), ("2 eggs (note 1)", ["note 1"], [1]),
      ("1 onion, see notes", ["see notes"], [nil]), ("siehe Hinweis", ["siehe Hinweis"], [nil]),
      ("See Note 1 and see note 3.", ["See Note 1", "see note 3"], [1, 3]),
      ("note the time", [], []), ("2 asparagus tips", [], []), ("", [], []),
    ] as [(String, [String], [Int?])])
  func mentions(line: String, texts: [String], numbers: [Int?]) {
    let all = NoteMention.all(in: line)
    #expect(all.map { String(line[$0.range]) } == texts)
    #expect(all.map(\.number) == numbers)
  }
}
