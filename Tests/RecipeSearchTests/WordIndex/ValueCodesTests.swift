import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeSearch

struct ValueCodesTests {
  @Test("each value has one code, in the order in which values came, up to as many as there may be")
  func codes() {
    var random = SeededGenerator(seed: 11)
    var codes = ValueCodes()
    var expected: [Double: UInt16] = [:]
    while expected.count < Int(UInt16.max) {
      // Neighbours, values whose lower bits are all zero, and any.
      let value =
        switch Int.random(in: 0..<3, using: &random) {
        case 0: Double(Int.random(in: 0..<40_000, using: &random))
        case 1:
          Double(sign: .plus, exponent: .random(in: -900...900, using: &random), significand: 1)
        default: Double.random(in: -1...1, using: &random)
        }
      let code = expected[value, default: UInt16(expected.count + 1)]
      expected[value] = code
      #expect(codes.code(of: value) == code)
    }
    #expect(codes.values.count == Int(UInt16.max))
    #expect(codes.values.enumerated().allSatisfy { expected[$1] == UInt16($0 + 1) })
  }
}
