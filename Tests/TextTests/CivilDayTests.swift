import Testing
import Text

@Suite("A day of the calendar")
struct CivilDayTests {
  @Test(
    "is that of a time",
    arguments: [
      (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
      (951_782_400, "2000-02-29"), (1_709_164_800, "2024-02-29"), (1_709_251_200, "2024-03-01"),
      (1_764_028_800, "2025-11-25"), (4_107_542_400, "2100-03-01"),
    ])
  func days(seconds: Int, text: String) {
    #expect(CivilDay(secondsSince1970: seconds).text == text)
  }

  @Test(
    "is recognised as ISO 8601 writes it",
    arguments: [
      ("2026-11-25", true), ("2026-13-01", false), ("2026-1-1", false), ("26-11-25", false),
      ("2026-00-10", false), ("today", false), ("", false), ("٢٠٢٦-11-25", false),
    ])
  func recognised(text: String, isDay: Bool) { #expect(CivilDay.isDay(text) == isDay) }
}
