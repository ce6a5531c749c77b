import TestSupport
import Testing

@testable import RecipeIndex
@testable import RecipeSearch

@Suite("Numbers of words")
struct WordNumbersTests {
  @Test("are one for equal words, and in the order in which words came")
  func numbers() {
    var random = SeededGenerator(seed: 7)
    var expected: [[UInt8]: Int] = [:]
    var numbers = WordNumbers()
    for _ in 0..<6_000 {
      // Short words of few letters, so that most are repeated; some are only zero bytes.
      let word = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        UInt8.random(in: 0...2, using: &random)
      }
      let number = expected[word, default: expected.count]
      expected[word] = number
      #expect(word.withUnsafeBufferPointer { numbers.number(of: $0) } == number)
    }
    let pool = numbers.takePool()
    #expect(pool.count == expected.count)
    for (word, number) in expected { #expect(Array(pool[number]) == word) }
    #expect([1, 2].withUnsafeBufferPointer { numbers.number(of: $0) } == 0)
  }
}
