import Testing

@testable import RecipeStorage

@Suite("Dates of HTTP")
struct HTTPDateTests {
  private static let now = 1_700_000_000

  @Test(
    "a date is read in each of the three formats of the standard",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
      ("Thu, 29 Feb 2024 23:59:59 GMT", 1_709_251_199), ("Wed, 31 Dec 1969 23:59:59 GMT", -1),
      ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
      ("Sun, 06-Nov-1994 08:49:37 GMT", 784_111_777),
      ("Thursday, 29-Feb-24 23:59:59 GMT", 1_709_251_199),
      ("Sun Nov  6 08:49:37 1994", 784_111_777), ("Thu Feb 29 23:59:59 2024", 1_709_251_199),
    ])
  func dates(text: String, seconds: Int) {
    #expect(HTTPDate.seconds(text, now: Self.now) == seconds)
  }

  @Test(
    "a year in two digits is at most fifty years ahead",
    arguments: [
      ("Saturday, 01-Jan-00 00:00:00 GMT", 946_684_800),
      ("Sunday, 01-Jan-73 00:00:00 GMT", 3_250_454_400),
      ("Tuesday, 01-Jan-74 00:00:00 GMT", 126_230_400),
    ])
  func centuries(text: String, seconds: Int) {
    #expect(HTTPDate.seconds(text, now: Self.now) == seconds)
  }

  @Test(
    "anything else is no date",
    arguments: [
      "", "0", "-1", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 CET",
      "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 32 Nov 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 99999999999999999999 08:49:37 GMT",
      "Sunday, 06-Nov-94 08:49:37", "Sunday, 06--94 08:49:37 GMT",
      "Sun Nov 6 08:49 1994", "Sun Nov 6 1994 08:49:37", "Nov 6 08:49:37 1994",
    ])
  func others(text: String) { #expect(HTTPDate.seconds(text, now: Self.now) == nil) }
}
