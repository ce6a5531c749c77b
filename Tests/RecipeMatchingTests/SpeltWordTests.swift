import Testing

@testable import RecipeCore
@testable import RecipeMatching
@testable import Text

struct SpeltWordTests {
  private static let pairs: [(String, String, SpeltWord.Likeness?, SpeltWord.Likeness?)] = [
    ("onions", "onion", .equal, .equal), ("oinon", "onions", .slip, .slip),
    ("turps", "turnips", nil, .slip), ("mussels", "musles", nil, .slip),
    ("corn", "corned", nil, nil), ("beets", "beans", nil, nil), ("salt", "sale", nil, nil),
    ("plums", "rums", nil, nil), ("", "onion", nil, nil),
  ]

  @Test("one slip is forgiven always, two in long words only if asked", arguments: pairs)
  func likeness(
    one: String, other: String, strict: SpeltWord.Likeness?, forgiving: SpeltWord.Likeness?
  ) {
    for (left, right) in [(word(one), word(other)), (word(other), word(one))] {
      #expect(left.likeness(to: right, forgives: false) == strict)
      #expect(left.likeness(to: right, forgives: true) == forgiving)
    }
  }

  @Test("words of size and preparation say little")
  func saysLittle() {
    let words = SpeltName(TextFolding.fold("Fresh chopped Dill 2")).words
    #expect(words.map(\.saysLittle) == [true, true, false])
    #expect(words.last.map { Array($0.text) } == Array("dill".utf8))
  }

  @Test("a line's name is what is asked for, without amount and preparation")
  func names() {
    var reader = LineReader(synonyms: .builtIn)
    let lines = ["2 cups Leeks, sliced", "", "1 tbsp peanut butter (smooth)"]
    let names = reader.read(Recipe(title: "Soup", ingredients: lines)).names
    let words = (0...3).map { line in
      names.name(ofLine: line).words.map { String(decoding: $0.text, as: UTF8.self) }
    }
    #expect(words == [["leeks"], [], ["peanut", "butter"], []])
  }

  @Test("a food has the other names of its group")
  func otherNames() throws {
    let token = try #require(FoodTokens(["raisins"], synonyms: .builtIn).tokens.first)
    let names = FoodSynonyms.otherNames(of: token.hash).map { $0.words.map { Array($0.text) } }
    #expect(names.contains([Array("sultana".utf8)]))
    #expect(FoodSynonyms.otherNames(of: 0).isEmpty)
  }

  private func word(_ text: String) -> SpeltWord {
    SpeltWord(WordStem(word: 0..<text.utf8.count, of: Array(text.utf8)), of: Array(text.utf8))
  }
}
