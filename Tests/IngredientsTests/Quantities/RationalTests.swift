import RecipeCore
import Testing

@testable import Ingredients

@Suite("Rational numbers")
struct RationalTests {
  @Test("a fraction is in lowest terms with the sign above", arguments: [(6, 4), (-6, -4), (3, 2)])
  func lowestTerms(numerator: Int64, denominator: Int64) throws {
    let fraction = try #require(Rational(numerator, over: denominator))
    #expect(fraction.numerator == 3 && fraction.denominator == 2)
    #expect(fraction.description == "3/2" && fraction.value == 1.5)
  }

  @Test("sums, products and quotients are exact")
  func arithmetic() throws {
    let third = try #require(Rational(1, over: 3))
    let sixth = try #require(Rational(1, over: 6))
    #expect(third.adding(sixth) == Rational(1, over: 2))
    #expect(third.multiplied(by: sixth) == Rational(1, over: 18))
    #expect(third.divided(by: sixth) == Rational(2))
    #expect(sixth < third)
  }

  @Test("what does not fit is nil, not wrong")
  func overflow() throws {
    let large = Rational(.max)
    #expect(large.adding(Rational(1)) == nil)
    #expect(large.multiplied(by: large) == nil)
    #expect(Rational(1).divided(by: Rational(0)) == nil)
    #expect(Rational(1, over: 0) == nil)
    #expect(Rational(.min, over: 1) == nil)
    #expect(Rational(1, over: .min) == nil)
    let smallest = try #require(Rational(1, over: .max))
    #expect(smallest < Rational(1) && Rational(1) < large)
  }
}
