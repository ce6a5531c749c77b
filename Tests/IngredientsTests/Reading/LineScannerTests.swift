import Testing

@testable import Ingredients
@testable import RecipeCore

@Suite("Parts of ingredient lines")
struct LineScannerTests {
  @Test(
    "a group has a closing parenthesis, and not more than eight others around each other inside",
    arguments: [
      ("(a) b", 1..<2), ("(a (b)) c", 1..<6), ("(a (b)", nil), ("（a）", 3..<4), ("a", nil),
      ("((((((((x))))))))", 1..<16), ("(((((((((x)))))))))", nil), ("(()()()()()()()()())", 1..<19),
      ("(", nil),
    ] as [(String, Range<Int>?)])
  func groups(line: String, range: Range<Int>?) {
    let group = Array(line.utf8).withUnsafeBufferPointer { bytes in
      var scanner = LineScanner(bytes)
      return scanner.takeGroup()
    }
    #expect(group == range)
  }
}
