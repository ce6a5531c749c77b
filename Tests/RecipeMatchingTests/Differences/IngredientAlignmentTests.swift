import Ingredients
import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMatching

@Suite("Ingredient alignment")
struct IngredientAlignmentTests {
  /// Two lists, and for each line of the left one its partner in the right one.
  struct Case: Sendable, CustomTestStringConvertible {
    let about: String
    let left: [String]
    let right: [String]
    let partners: [Int?]

    init(_ about: String, _ left: [String], _ right: [String], _ partners: [Int?]) {
      self.about = about
      self.left = left
      self.right = right
      self.partners = partners
    }

    var testDescription: String { about }
  }

  private static let cases = [
    Case("nothing on either side", [], [], []),
    Case("nothing on one side", ["1 leek"], [], [nil]),
    Case("equal lines", ["1 leek", "salt"], ["salt", "1 leek"], [1, 0]),
    Case("a line that repeats", ["1 egg", "1 egg"], ["1 egg", "2 eggs", "1 egg"], [0, 2]),
    Case("plurals and preparation", ["2 leeks, sliced"], ["1 chopped leek"], [0]),
    Case(
      "the likest food first", ["1 tsp salt", "1 l stock"], ["stock", "sea salt", "salt"], [2, 0]),
    Case("a food with a word more", ["50 g butter"], ["50 g unsalted butter"], [0]),
    Case("two oils are two foods", ["2 tbsp olive oil"], ["2 tbsp corn oil"], [nil]),
    Case("two powders", ["1 tsp chili powder"], ["1 tsp baking powder"], [nil]),
    Case(
      "the same food twice goes by the amount", ["1 tbsp sugar", "200 g sugar"],
      ["200 g white sugar", "1 tbsp white sugar"], [1, 0]),
    Case(
      "the same food and amount go by their places", ["1 tbsp sugar", "flour", "1 tbsp sugar"],
      ["1 tbsp sugars", "flours", "1 tbsp sugars"], [0, 1, 2]),
    Case("lines of units only", ["half and half"], ["1 cup half and half"], [0]),
    Case("other scripts", ["卵 3個", "鶏もも肉 200g"], ["鶏もも肉 250g", "卵 2個"], [1, 0]),
    Case("empty lines", ["", "salt"], ["salt", ""], [1, 0]),
  ]

  @Test("lines about one food belong together", arguments: cases)
  func partners(_ sample: Case) {
    let alignment = self.alignment(sample.left, sample.right)
    #expect(partners(of: alignment, sample.left.count) == sample.partners)
    #expect(alignment.onlyLeft == sample.partners.indices.filter { sample.partners[$0] == nil })
    let taken = Set(alignment.pairs.map(\.right))
    #expect(alignment.onlyRight == sample.right.indices.filter { !taken.contains($0) })
  }

  @Test("swapping the recipes swaps the sides", arguments: cases)
  func mirrored(_ sample: Case) {
    let there = alignment(sample.left, sample.right)
    let back = alignment(sample.right, sample.left)
    #expect(
      Set(back.pairs.map { [$0.right, $0.left] }) == Set(there.pairs.map { [$0.left, $0.right] }))
    #expect(back.onlyLeft == there.onlyRight)
  }

  @Test("the order of the lines does not matter when foods or amounts tell them apart")
  func permuted() {
    let left = ["1 tbsp sugar", "200 g sugar", "2 eggs", "300 g flour", "butter", "1 lemon"]
    let right = [
      "salt", "2 large eggs", "200 g caster sugar", "1 tbsp sugar, sifted", "300 g plain flour",
    ]
    let pairs = named(left, right)
    #expect(pairs.count == 4)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      #expect(named(left.shuffled(using: &generator), right.shuffled(using: &generator)) == pairs)
    }
  }

  @Test("lists longer than any recipe come to an end, and equal lines still pair")
  func long() {
    let many = (0..<700).map { "\($0 % 7) cups flour sugar salt \($0)" }
    let same = Array(repeating: "1 cup flour", count: 800)
    #expect(alignment(many, many).pairs.count == many.count)
    #expect(alignment(same, same + ["1 egg"]).onlyRight == [800])
    let others = alignment(many, same)
    #expect(others.pairs.count == IngredientAlignment.maximumListLength)
    #expect(others.pairs.count + others.onlyLeft.count == many.count)
  }

  private func alignment(_ left: [String], _ right: [String]) -> IngredientAlignment {
    IngredientAlignment(
      left.map { IngredientLine($0, synonyms: .builtIn) },
      right.map { IngredientLine($0, synonyms: .builtIn) }, joined: [],
      at: AmountScale(YieldComparison(nil, nil), []))
  }

  private func partners(of alignment: IngredientAlignment, _ count: Int) -> [Int?] {
    let partners = Dictionary(uniqueKeysWithValues: alignment.pairs.map { ($0.left, $0.right) })
    return (0..<count).map { partners[$0] }
  }

  private func named(_ left: [String], _ right: [String]) -> Set<[String]> {
    Set(alignment(left, right).pairs.map { [left[$0.left], right[$0.right]] })
  }
}
