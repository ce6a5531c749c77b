import RecipeCore
import Testing

@Suite("Ranges of minutes")
struct MinuteRangeTests {
  @Test(
    "a time as text is one number, or both of a range",
    arguments: [
      (MinuteRange(15), "15"), (MinuteRange(10, 15), "10-15"), (MinuteRange(15, 10), "10-15"),
      (MinuteRange(-3), "-3"), (MinuteRange(-3, 4), "-3-4"), (MinuteRange(.max), "\(Int.max)"),
    ])
  func text(range: MinuteRange, text: String) {
    #expect(range.description == text)
    #expect(MinuteRange(text) == range)
  }

  @Test("other texts are no times", arguments: ["", "-", "10-", "-10-", "15-10", "a", "1-b"])
  func noTime(text: String) {
    #expect(MinuteRange(text) == nil)
  }

  @Test(
    "a sum that is out of range is the nearest number",
    arguments: [
      (MinuteRange(.max), MinuteRange(1), MinuteRange(.max)),
      (MinuteRange(1, .max), MinuteRange(2), MinuteRange(3, .max)),
      (MinuteRange(atLeast: .max), MinuteRange(1), MinuteRange(atLeast: .max)),
      (MinuteRange(.min), MinuteRange(-1), MinuteRange(.min)),
    ])
  func sums(first: MinuteRange, second: MinuteRange, sum: MinuteRange) {
    #expect(first + second == sum)
  }
}
