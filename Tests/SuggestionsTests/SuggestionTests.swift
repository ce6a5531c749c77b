import Testing

@testable import Suggestions

@Suite("Suggestions for misspelt words")
struct SuggestionTests {
  @Test(
    "the nearest known word is suggested, and nothing when none is near",
    arguments: [
      ("wieght", ["kind", "weight"], "weight"),
      ("weigth", ["height", "weight"], "weight"),
      ("jsn", ["json", "csv"], "json"),
      ("serach", ["list", "search", "show"], "search"),
      ("Markdown", ["json", "markdown"], "markdown"),
      ("TABEL", ["table"], "table"),
      ("comp", ["cache", "completion", "config"], "completion"),
      ("ndjsonn", ["json", "ndjson"], "ndjson"),
      ("lsit", ["list", "last"], "list"),
      ("cat", ["bat", "hat"], "bat"),
      ("żurek", ["zurek"], "zurek"),
      ("weight", ["weight"], "weight"),
      ("shopping", ["show", "shop"], "shop"), ("tagging", ["tag"], nil),
      ("xyz", ["list", "search"], nil),
      ("x", ["y"], nil),
      ("ab", ["cd"], nil),
      ("kind", [], nil),
      ("", ["list"], nil),
    ] as [(String, [String], String?)])
  func nearest(word: String, known: [String], expected: String?) {
    #expect(Suggestion.nearest(to: word, in: known) == expected)
  }

  @Test("words beyond the length limit are neither compared nor suggested")
  func lengthLimit() {
    let long = String(repeating: "a", count: Suggestion.maximumLength)
    #expect(Suggestion.nearest(to: long + "a", in: [long]) == nil)
    #expect(Suggestion.nearest(to: long, in: [long + "b", long]) == long)
    #expect(Suggestion.nearest(to: String(long.dropLast()), in: [long]) == long)
  }

  @Test(
    "a swap of neighbours is one edit and no part is edited twice",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("ab", "ba", 1), ("ca", "abc", 3),
      ("kitten", "sitting", 3), ("abcd", "acbd", 1),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(ComparedWord(left).distance(to: ComparedWord(right)) == expected)
    #expect(ComparedWord(right).distance(to: ComparedWord(left)) == expected)
  }
}
