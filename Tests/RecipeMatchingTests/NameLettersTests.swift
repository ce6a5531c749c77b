import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMatching
@testable import Text

struct NameLettersTests {
  private static let words = [
    "tomatoes", "berries", "cherry", "potatoes", "jalapeño", "Käse", "crème", "豆腐", "7up",
    "radishes",
    "mussels", "fresh", "large", "grass", "onion", "broccoli", "Gurken", "molasses", "ice",
    "огурцы",
  ]

  @Test("letters never rule out a name that is a slip of another one", arguments: [1, 2, 3])
  func slips(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var slips = 0
    for _ in 0..<4_000 {
      let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Self.words.randomElement(using: &random) ?? ""
      }
      let one = SpeltName(TextFolding.fold(words.joined(separator: " ")))
      let misspelt = words.shuffled(using: &random).map { Self.misspelt($0, &random) }
      let other = SpeltName(TextFolding.fold(misspelt.joined(separator: " ")))
      guard one.isSlip(of: other, forgives: true) else { continue }
      slips += 1
      #expect(one.letters.mayBeSlip(of: other.letters), "\(words) \(misspelt)")
      #expect(other.letters.mayBeSlip(of: one.letters), "\(words) \(misspelt)")
    }
    #expect(slips > 500)
  }

  @Test(
    "names of other letters are ruled out",
    arguments: [
      ("carrot", "chicken"), ("beef", "broccoli"), ("sour cream", "soy sauce"), ("", "leek"),
    ])
  func others(one: String, other: String) {
    let (left, right) = (SpeltName(Array(one.utf8)).letters, SpeltName(Array(other.utf8)).letters)
    #expect(!left.mayBeSlip(of: right) && !right.mayBeSlip(of: left))
  }

  /// A word with up to two letters left out, doubled, changed or swapped, or in its plural.
  private static func misspelt(_ word: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(word)
    for _ in 0..<Int.random(in: 0...2, using: &random) where letters.count > 3 {
      let place = Int.random(in: 1..<letters.count - 1, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: letters.remove(at: place)
      case 1: letters.insert(letters[place], at: place)
      case 2: letters[place] = "w"
      case 3: letters.swapAt(place, place + 1)
      default: letters.append("s")
      }
    }
    return String(letters)
  }
}
