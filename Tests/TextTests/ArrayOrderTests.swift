import TestSupport
import Testing

@testable import Text

@Suite("Lists in order")
struct ArrayOrderTests {
  @Test("lists in order are joined, cut and searched as sets are", arguments: 0..<30)
  func sets(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func list() -> [Int] {
      (0..<Int.random(in: 0...12, using: &random)).filter { _ in Bool.random(using: &random) }
    }
    let (one, other) = (list(), list())
    #expect(one.subtracting(other) == Set(one).subtracting(other).sorted())
    #expect(one.intersecting(other) == Set(one).intersection(other).sorted())
    #expect([Int].merged(one, other, by: <) == (one + other).sorted())
    for number in -1...13 {
      #expect(one.containsInOrder(number) == one.contains(number))
      #expect(one.firstPlace { $0 >= number } == one.count { $0 < number })
    }
  }
}
