import TestSupport

@testable import RecipeMatching

/// Evidence of every kind, whether or not two recipes can have it.
struct RandomEvidence {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func evidence() -> PairEvidence {
    PairEvidence(
      pages: pick([.same, .twoOfOneSite, .twoSites, .unknown]),
      titles: PairEvidence.Titles(
        areSame: flip(), likeness: share(), dishes: count(2), foods: count(9),
        haveOtherParts: flip()),
      foods: flip() ? share() : nil, amounts: flip() ? amounts() : nil,
      lines: LineComparison(
        equal: share() * 256, share: share(), greatest: flip() ? difference() : nil),
      method: flip() ? method() : nil, images: pick([.same, .other, .unknown]))
  }

  private mutating func amounts() -> AmountAgreement {
    let count = 1 + count(255)
    return AmountAgreement(
      count: count, agreeing: Int.random(in: 0...count, using: &random), unknown: self.count(256),
      scale: 0.001 + share() * 100)
  }

  private mutating func difference() -> LineDifference {
    let kind: LineDifference.Kind =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .onlyOne(text())
      case 1: .swapped(text(), text())
      default: .amount(text(), times: 1 + share() * 1000)
      }
    return LineDifference(kind, size: share())
  }

  private mutating func method() -> MethodComparison {
    MethodComparison(
      hasOtherTemperatures: flip(), hasOtherTimes: flip(),
      otherAppliances: count(8))
  }

  private mutating func share() -> Double {
    pick([0, 1, .random(in: 0...1, using: &random)])
  }
  private mutating func count(_ most: Int) -> Int { Int.random(in: 0...most, using: &random) }
  private mutating func flip() -> Bool { Bool.random(using: &random) }
  private mutating func text() -> String { random.text(length: count(12)) }
  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
