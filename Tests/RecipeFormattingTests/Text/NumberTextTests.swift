import RecipeCore
import Testing

@testable import RecipeFormatting
import Text

@Suite("Numbers for people")
struct NumberTextTests {
  @Test(
    "a rank has two decimals",
    arguments: [
      (99.98571, "99.99"), (100, "100.00"), (0, "0.00"), (4.8, "4.80"), (1.15, "1.15"),
      (-0.5, "-0.50"), (1e300, "1e+300"),
    ] as [(Double, String)])
  func fixed(_ value: Double, _ text: String) {
    #expect(RoundedNumber.text(value, decimals: 2) == text)
  }

  @Test(
    "a score has no zeros at its end",
    arguments: [(0.91, "0.91"), (0.6666666, "0.667"), (1, "1"), (0, "0"), (100, "100")]
      as [(Double, String)])
  func shortest(_ value: Double, _ text: String) {
    #expect(RoundedNumber.shortest(value, decimals: 3) == text)
  }

  @Test(
    "a share has two decimals for people and at most three in data",
    arguments: [
      (0.8466, "0.85", .number("0.847")), (1, "1.00", .number("1")), (0, "0.00", .number("0")),
      (.nan, "-", .null), (.infinity, "-", .null),
    ] as [(Double, String, OutputValue)])
  func share(_ share: Double, _ text: String, _ value: OutputValue) {
    #expect(ShareText.text(share) == text)
    #expect(OutputValue.share(share) == value)
  }

  @Test(
    "minutes read as people say them",
    arguments: [
      (0, "0 min"), (45, "45 min"), (60, "1 h"), (90, "1 h 30"), (2880, "2 d"), (3000, "2 d 2 h"),
    ])
  func minutes(_ minutes: Int, _ text: String) {
    #expect(MinutesText.short(minutes) == text)
  }

  @Test(
    "ranges have their unit once",
    arguments: [
      (10, 15, "10-15 min"), (60, 120, "1-2 h"), (45, 90, "45 min-1 h 30"), (20, 20, "20 min"),
    ])
  func ranges(_ lower: Int, _ upper: Int, _ text: String) {
    #expect(MinutesText.short(MinuteRange(lower, upper)) == text)
  }
}
