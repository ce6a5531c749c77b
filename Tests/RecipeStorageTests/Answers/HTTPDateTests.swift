import Testing

@testable import RecipeStorage

@Suite("Dates of HTTP")
struct HTTPDateTests {
  @Test(
    "a date is read as the standard writes it",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
      ("Thu, 29 Feb 2024 23:59:59 GMT", 1_709_251_199), ("Wed, 31 Dec 1969 23:59:59 GMT", -1),
    ])
  func dates(text: String, seconds: Int) { #expect(HTTPDate.seconds(text) == seconds) }

  @Test(
    "anything else is no date",
    arguments: [
      "", "0", "-1", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 CET",
      "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 32 Nov 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 99999999999999999999 08:49:37 GMT",
      "Sunday, 06-Nov-94 08:49:37 GMT",
    ])
  func others(text: String) { #expect(HTTPDate.seconds(text) == nil) }
}
