import Testing

@testable import Ingredients

@Suite("Amounts beside one another")
struct AmountDifferenceTests {
  /// Two lines, what is found, and the ratio as text where they can be compared.
  struct Case: Sendable, CustomTestStringConvertible {
    let left: String
    let right: String
    let verdict: AmountDifference.Verdict
    let ratio: String?
    /// How many times more the right recipe takes of everything.
    let scale: Double

    init(
      _ left: String, _ right: String, _ verdict: AmountDifference.Verdict, _ ratio: String? = nil,
      scale: Double = 1
    ) {
      self.left = left
      self.right = right
      self.verdict = verdict
      self.ratio = ratio
      self.scale = scale
    }

    var testDescription: String { "\(left) | \(right) at \(scale)" }
  }

  private static let units = [
    Case("1 cup milk", "240 ml milk", .same, "1"),
    Case("1 cup milk", "250 ml milk", .rounded, "25/24"),
    Case("1 lb beef", "450 g beef", .rounded, "45000000/45359237"),
    Case("1 oz chocolate", "30 g chocolate", .rounded, "48000000/45359237"),
    Case("1 lb beef", "500 g beef", .rounded, "50000000/45359237"),
    Case("1 tbsp oil", "3 tsp oil", .same, "1"),
    Case("1 kg flour", "1000 g flour", .same, "1"),
    Case("1 cup flour", "2 cups flour", .other, "2"),
    Case("100 g flour", "96 g flour", .other, "24/25"),
    Case("1/3 cup oil", "0.33 cup oil", .rounded, "99/100"),
    Case("1 lb 2 oz beef", "18 oz beef", .same, "1"),
    Case("1 kg 200 g flour", "1,2 kg flour", .same, "1"),
    Case("1 cup flour", "120 g flour", .incomparable),
    Case("1 cup (120 g) flour", "120 g flour", .same, "1"),
    Case("300g/10½oz flour", "10.5 oz flour", .same, "1"),
    Case("1 bunch parsley", "1 handful parsley", .incomparable),
    Case("2 ounces vodka", "2 fluid ounces vodka", .same, "1"),
    Case("8 fl oz beer", "4 oz beer", .other, "1/2"),
    Case("8 oz cream", "1 cup cream", .incomparable),
    Case("1 inch ginger", "2.5 cm ginger", .rounded, "125/127"),
  ]

  private static let counts = [
    Case("2 eggs", "3 eggs", .other, "3/2"),
    Case("2 garlic cloves", "2 cloves garlic", .same, "1"),
    Case("1 packet yeast", "1 package yeast", .same, "1"),
    Case("1 (14 oz) can tomatoes", "14 oz tomatoes", .same, "1"),
    Case("2 (14 oz) cans tomatoes", "28 oz tomatoes", .same, "1"),
    Case("2-3 carrots", "2-3 carrots", .same, "1"),
    Case("2-3 carrots", "2 carrots", .rounded, "4/5"),
    Case("about 2 carrots", "2 carrots", .same, "1"),
    Case("salt", "salt", .unstated),
    Case("salt", "1 tsp salt", .oneSided),
    Case("1 tsp salt", "salt to taste", .oneSided),
  ]

  private static let scaled = [
    Case("200 g flour", "400 g flour", .same, "1", scale: 2),
    Case("2 eggs", "3 eggs", .same, "1", scale: 1.5),
    Case("2 eggs", "2 eggs", .other, "1/2", scale: 2),
    Case("65 g rice", "100 g rice", .rounded, "40/39", scale: 1.5),
    Case("salt", "salt", .unstated, scale: 1.0 / 3),
    Case("9000 g rice", "9000 g rice", .other, "1/10000", scale: 10_000),
  ]

  @Test("amounts are compared in units that both have", arguments: units + counts + scaled)
  func verdicts(_ sample: Case) {
    let found = AmountDifference(
      ParsedIngredient(sample.left), ParsedIngredient(sample.right),
      at: AmountScale(.scaled, sample.scale))
    #expect(found.verdict == sample.verdict)
    #expect(found.ratio?.description == sample.ratio)
  }

  @Test("what was compared is known in both units, the right one scaled")
  func measures() throws {
    let found = AmountDifference(
      ParsedIngredient("1 cup milk"), ParsedIngredient("1 l milk"), at: AmountScale(.scaled, 0.5))
    #expect(found.left?.unit == .cup)
    #expect(found.right?.unit == .liter)
    #expect(found.right?.quantity.lower == Rational(2))
    #expect(found.ratio == Rational(25, over: 3))
  }

  @Test("numbers that do not fit 64 bits are not compared, and nothing traps")
  func overflow() {
    let line = ParsedIngredient("999999 lb beef")
    #expect(line.amount != nil)
    for other in ["999999 oz beef", "7/999983 g beef", "0.000001 kg beef"] {
      let found = AmountDifference(line, ParsedIngredient(other), at: AmountScale(.scaled, 1e-9))
      #expect(!found.isSame, "\(other)")
    }
  }
}
