import Ingredients
import RecipeCore
import RecipeMatching
import Testing

@testable import RecipeFormatting

@Suite("Amounts for people")
struct AmountTextTests {
  @Test(
    "a factor is a small fraction, a decimal, or a division",
    arguments: [
      (2, 1, "× 2"), (1, 2, "× 1/2"), (2, 3, "× 2/3"), (3, 2, "× 1.5"), (27, 20, "× 1.35"),
      (1, 40, "÷ 40"), (1, 3_000_000, "÷ 3000000"), (12, 13, "× 0.92"),
    ] as [(Int64, Int64, String)])
  func factors(above: Int64, below: Int64, text: String) throws {
    #expect(AmountText.factor(try #require(Rational(above, over: below))) == text)
  }

  @Test(
    "quantities are fractions of cups and decimals of grams",
    arguments: [
      ("3/2 cups milk", "1 1/2 cup"), ("1/3 cup oil", "1/3 cup"), ("12,5 g yeast", "12.5 g"),
      ("2-3 carrots", "2 to 3"), ("2 eggs", "2"), ("1/7 cup oil", "0.14 cup"),
    ])
  func quantities(line: String, text: String) throws {
    let difference = AmountDifference(
      ParsedIngredient(line), ParsedIngredient(line),
      at: AmountScale(YieldComparison(nil, nil), []))
    #expect(AmountText.text(try #require(difference.left)) == text)
  }
}
