import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMatching

@Suite("Lines that are read again")
struct LineReaderTests {
  private static let foods = [
    "leeks", "crème fraîche", "red onion, sliced", "豆腐", "egg (large)", "salt",
    "walnuts, optional",
  ]

  /// Many lines, most of them several times, some longer than what is remembered.
  private static let recipes: [Recipe] = {
    var random = SeededGenerator(seed: 5)
    return (0..<1_500).map { number in
      let lines = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        let amount = Int.random(in: 1...400, using: &random)
        let food = foods.randomElement(using: &random) ?? ""
        let isLong = Int.random(in: 0..<50, using: &random) == 0
        return "\(amount) cups \(food)" + (isLong ? String(repeating: " or more", count: 40) : "")
      }
      return Recipe(title: "Dish \(number)", ingredients: lines)
    }
  }()

  @Test("say what they say when they are read alone")
  func again() {
    var reader = LineReader(synonyms: .builtIn)
    var tokenizer = FoodTokenizer(synonyms: .builtIn)
    var count = 0
    for recipe in Self.recipes {
      let read = reader.read(recipe)
      var buffer: [UInt8] = []
      let alone = recipe.ingredients.map { LineDetails($0, &tokenizer, &buffer) }
      #expect(read.amounts == alone.map(\.amount))
      #expect(read.foods.count == alone.count)
      for (line, details) in zip(UInt8(0)..., alone) {
        #expect(
          read.names.name(ofLine: line).words.map(\.text)
            == SpeltName(details.name).words.map(\.text))
        #expect(Array(read.foods.foods(ofLine: Int(line))) == details.foods)
        #expect(read.foods.traits(ofLine: Int(line)) == details.traits)
        count += 1
      }
    }
    #expect(count > 5_000)
  }
}
