import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMerging
@testable import RecipeIndex
@testable import RecipeSearch
@testable import Text

/// The index of texts in all scripts, and of plurals.
struct WordIndexTextTests {
  @Test("texts of any scalars are found by what they are made of", arguments: Array<UInt64>(1...4))
  func anyText(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let titles = (0..<40).map { _ in
      (0..<4).map { _ in random.text(length: 3) }.joined(separator: " ")
    }
    let recipes = try await WordIndexedRecipes(
      titles.enumerated().map { .sample(.sample("a/\($0.offset)", $0.element + "x")) })
    var found = 0
    for _ in 0..<300 {
      let title = titles[Int.random(in: titles.indices, using: &random)].unicodeScalars
      let start = Int.random(in: 0..<title.count, using: &random)
      let length = Int.random(in: 1...5, using: &random)
      let text = String(scalars: title.dropFirst(start).prefix(length))
      let isPrefix = Bool.random(using: &random)
      guard let pattern = TextPattern(text, isPrefix: isPrefix) else { continue }
      let term = QueryTerm(
        text: text, searchText: nil, isQuoted: false, test: .words(pattern, in: [.title]))
      let candidates = try recipes.candidates(for: .term(term))
      let matches = recipes.recipes.indices.filter { position in
        var folded = FoldedRecipe()
        return folded.count(of: pattern, in: .title, of: recipes.recipes[position].merged) > 0
      }
      found += matches.count
      #expect(Set(candidates.certain).isSubset(of: matches))
      #expect(Set(candidates.certain).union(candidates.doubtful).isSuperset(of: matches))
    }
    #expect(found > 100)
  }

  @Test(
    "a title of a member counts when its bytes are others, though 'String' holds the two for equal",
    arguments: [
      ("\u{FB2A}\u{05DC}\u{05D5}\u{05DD}", "\u{05E9}\u{05C1}\u{05DC}\u{05D5}\u{05DD}"),
      ("\u{0958}\u{0940}\u{092E}\u{093E}", "\u{0915}\u{093C}\u{0940}\u{092E}\u{093E}"),
      ("\u{FA19}\u{9999}", "\u{795E}\u{9999}"),
    ])
  func canonicalTitles(title: String, other: String) async throws {
    #expect(title == other)
    let recipes = try await WordIndexedRecipes([
      .sample(.sample("a/1", title), .sample("b/1", other))
    ])
    for text in [title, other] {
      let query = try RecipeQuery(parsing: "title:\(text)")
      #expect(recipes.matches(query) == [0])
      #expect(recipes.isRight(recipes.candidates(for: query), about: query))
    }
  }

  @Test("a word is its stem with one of the endings")
  func endings() {
    var random = SeededGenerator(seed: 2)
    let endings = ["s", "es", "ies", "y", "ches", "shes", "xes", "oes", "sses", "us", "ss", ""]
    for _ in 0..<5_000 {
      let letters = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &random)
      }
      let word = letters + Array((endings.randomElement(using: &random) ?? "").utf8)
      let stem = Plural.stem(word.indices, of: word)
      #expect(Plural.endings.contains(Array(word[stem.upperBound...])))
      #expect(stem.lowerBound == 0)
    }
  }
}
