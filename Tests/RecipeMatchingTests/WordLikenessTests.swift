import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct WordLikenessTests {
  @Test(
    "a slip of the finger leaves words alike",
    arguments: [
      ("chowder", "chwoder", true), ("chowder", "chwder", true), ("chowder", "chowderr", true),
      ("chowder", "chowdet", true), ("beet", "beef", false), ("rye", "pie", false),
      ("spcy", "spicy", true), ("corn", "acorn", false), ("lime", "limes", false),
      ("пельмени", "пелмени", true), ("麻婆豆腐", "麻辣豆腐", false), ("μουσακας", "μουσκας", true),
      ("chowder", "cdowher", false), ("pancake", "pancetta", false), ("", "", true),
      ("", "a", false), ("cherry", "sherry", false), ("leeks", "eleks", false),
    ])
  func slips(left: String, right: String, areAlike: Bool) {
    #expect(WordLikeness.areAlike(Array(left.utf8)[...], Array(right.utf8)[...]) == areAlike)
    #expect(WordLikeness.areAlike(Array(right.utf8)[...], Array(left.utf8)[...]) == areAlike)
  }

  @Test("words of ASCII letters are one slip apart when they are alike and not equal")
  func oneSlip() {
    var random = SeededGenerator(seed: 6)
    var found = (apart: 0, not: 0)
    for _ in 0..<20_000 {
      let words = (0..<2).map { _ in
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "b"), using: &random)
        }
      }
      let (one, other) = (words[0], words[1])
      let areApart = one.withUnsafeBufferPointer { one in
        other.withUnsafeBufferPointer { WordLikeness.areOneSlipApart(one[...], $0[...]) }
      }
      #expect(
        areApart == (one != other && WordLikeness.areAlike(one[...], other[...])),
        "\(one) \(other)")
      if areApart { found.apart += 1 } else { found.not += 1 }
    }
    #expect(found.apart > 100 && found.not > 100, "\(found)")
  }

  @Test(
    "two slips of one long word may be one word",
    arguments: [
      ("casserole", "caserol", true), ("casserole", "casserole", true),
      ("zucchini", "zuchinni", true), ("chowder", "powder", false), ("leeks", "leaks", false),
      ("casserole", "cassoulet", false), ("пельмени", "пелмен", true), ("", "", false),
    ])
  func twoSlips(left: String, right: String, mayBeOne: Bool) {
    #expect(WordLikeness.mayBeOne(Array(left.utf8)[...], Array(right.utf8)[...]) == mayBeOne)
    #expect(WordLikeness.mayBeOne(Array(right.utf8)[...], Array(left.utf8)[...]) == mayBeOne)
  }

  @Test("short words may be slips of a third one when that is asked")
  func shortSlips() {
    let (one, other) = (Array("tomto".utf8)[...], Array("tmato".utf8)[...])
    #expect(!WordLikeness.mayBeOne(one, other))
    #expect(WordLikeness.mayBeOne(one, other, shortest: 4))
    #expect(!WordLikeness.mayBeOne([], [], shortest: 0))
  }

  @Test("words that are alike have lengths that may be, and slices count as words of their own")
  func lengths() {
    var random = SeededGenerator(seed: 5)
    let letters = Array("aébcж豆".unicodeScalars)
    var alike = 0
    for _ in 0..<3000 {
      let word = (0..<6).map { _ in letters[Int.random(in: 0..<6, using: &random)] }
      var other = word
      other.remove(at: Int.random(in: 1..<6, using: &random))
      let (one, two) = (bytes(word), bytes(other))
      let padded = ([0x20] + two + [0x20])[1...two.count]
      guard WordLikeness.areAlike(one[...], padded) else { continue }
      alike += 1
      #expect(
        WordLikeness.mayBeAlike((one[0], UInt8(one.count)), (two[0], UInt8(two.count))))
    }
    #expect(alike == 3000)
  }

  private func bytes(_ scalars: [Unicode.Scalar]) -> [UInt8] {
    scalars.flatMap { Array(String($0).utf8) }
  }
}
