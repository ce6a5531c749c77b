import Text

/// The days of marks.
package enum MarkDay {
  /// True if a text is a day of the calendar as ISO 8601 writes it: `2026-11-25`, not `2026-02-30`.
  package static func exists(_ text: String) -> Bool {
    guard CivilDay.isDay(text) else { return false }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return false }
    return parts[2] <= length(ofMonth: parts[1], in: parts[0])
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
