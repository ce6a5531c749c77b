import Suggestions
import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeSearch

struct WordSketchTests {
  @Test("a sketch never hides what would be suggested")
  func hidesNothing() {
    var random = SeededGenerator(seed: 11)
    let letters: [Character] = ["a", "b", "c", "s", "é", "б", "豆"]
    func word() -> String {
      String(
        (0..<Int.random(in: 1...9, using: &random)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &random)]
        })
    }
    var suggested = 0
    for _ in 0..<9000 {
      let (one, other) = (word(), word())
      // What begins with the word is suggested too; a misspelling is what the sketch is for.
      guard !other.hasPrefix(one), Suggestion.nearest(to: one, in: [other]) != nil else { continue }
      suggested += 1
      let sketches = [one, other].map { WordSketch(Array($0.utf8)[...]) }
      #expect(sketches[0].mayBeLike(sketches[1]), "\(one) \(other)")
    }
    #expect(suggested > 50)
  }

  @Test("most other words are not looked at")
  func hidesMost() {
    let words = [
      "leek", "onion", "chocolate", "flour", "buttermilk", "salt", "parsley", "tarragon",
    ]
    let sketches = words.map { WordSketch(Array($0.utf8)[...]) }
    let pairs = sketches.indices.flatMap { one in sketches.indices.map { (one, $0) } }
    #expect(pairs.count { sketches[$0].mayBeLike(sketches[$1]) } < 20)
  }
}
