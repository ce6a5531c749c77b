import Ingredients
import RecipeScaling
import Testing

@Suite("The laws of scaling")
struct ScalingLawTests {
  /// Lines in every notation: numbers, units and foods, each with each.
  static let lines: [String] = {
    let numbers = ["1", "2", "3", "1/2", "1 1/2", "2/3", "¾", "0.5", "2-3", "1 to 2", "12", "250"]
    let units = [
      "cup", "tbsp", "tsp", "g", "ml", "oz", "lb", "fl oz", "kg", "l", "clove", "can", "",
    ]
    return numbers.flatMap { number in
      units.map { "\(number) \($0) food".split(separator: " ").joined(separator: " ") }
    }
  }()

  @Test("Twice as much and then half of it is the same amount", arguments: lines)
  func isIdentity(_ line: String) throws {
    let half = try #require(Rational(1, over: 2))
    let twice = LineScaler(ScalingMethod(factor: Rational(2))).scaled(line).text
    let back = LineScaler(ScalingMethod(factor: half)).scaled(twice).text
    let (before, after) = (Size(line), Size(back))
    #expect(before == after, "\(line) -> \(twice) -> \(back)")
  }

  @Test(
    "It makes no difference whether amounts are scaled or converted first",
    arguments: lines, UnitSystem.allCases)
  func commutes(_ line: String, _ units: UnitSystem) throws {
    let scale = LineScaler(ScalingMethod(factor: Rational(3)))
    let convert = LineScaler(ScalingMethod(units: units))
    let one = Size(convert.scaled(scale.scaled(line).text).text)
    let other = Size(scale.scaled(convert.scaled(line).text).text)
    let (left, right) = (try #require(one), try #require(other))
    // What is less than half an ounce or a tablespoon is rounded to the nearest spoon that there is.
    guard left.kind == .count || left.value > 30 else { return }
    #expect(abs(left.value - right.value) <= 0.08 * max(left.value, right.value))
  }

  /// An amount in its base unit.
  struct Size: Equatable {
    let lower: Rational
    let upper: Rational
    let kind: MeasureUnit.Kind?

    var value: Double { (lower.value + upper.value) / 2 }

    init?(_ line: String) {
      guard let amount = ParsedIngredient(line).amount else { return nil }
      let factor = amount.unit?.factor ?? Rational(1)
      guard let lower = amount.quantity.lower.multiplied(by: factor),
        let upper = amount.quantity.upper.multiplied(by: factor)
      else { return nil }
      (self.lower, self.upper, kind) = (lower, upper, amount.unit?.kind)
    }
  }
}
