import Testing
import Text

@testable import RecipeCore
@testable import RecipeSearch

struct BinarySearchTests {
  @Test("the place is the first where it holds, wherever it is looked for first")
  func near() {
    for count in 0...9 {
      for first in 0...count {
        #expect(BinarySearch.place(in: count) { $0 >= first } == first)
        for start in -1...count + 1 {
          #expect(BinarySearch.place(in: count, near: start) { $0 >= first } == first)
        }
      }
    }
  }
}
