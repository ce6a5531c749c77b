/// A date in a header of HTTP in any of its three formats (RFC 9110, section 5.6.7), the obsolete ones
/// included: `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` and
/// `Sun Nov  6 08:49:37 1994`.
struct HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  /// The length of a Gregorian year in seconds, on average.
  private static let secondsPerYear = 31_556_952
  /// A year in two digits that appears to be further ahead is one of the past.
  private static let yearsAhead = 50

  /// The words of a date: `06`, `Nov`, `1994`, `08:49:37`.
  private let day, month, year, time: Substring

  /// Returns seconds since 1970-01-01T00:00:00Z, or `nil` if the text is not such a date.
  ///
  /// - Parameter now: The time in seconds since 1970, which tells the century of a year in two digits.
  static func seconds(_ text: String, now: Int) -> Int? {
    HTTPDate(text)?.seconds(now: now)
  }

  private init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "," }
    switch words.count {
    case 6 where words[5] == "GMT":
      (day, month, year, time) = (words[1], words[2], words[3], words[4])
    case 5: (day, month, year, time) = (words[2], words[1], words[4], words[3])
    case 4 where words[3] == "GMT":
      let date = words[1].split(separator: "-", omittingEmptySubsequences: false)
      guard date.count == 3 else { return nil }
      (day, month, year, time) = (date[0], date[1], date[2], words[2])
    default: return nil
    }
  }

  private func seconds(now: Int) -> Int? {
    guard let day = Self.number(day, 1...31),
      let month = Self.months.firstIndex(of: String(month)), let year = year(now: now)
    else { return nil }
    let time = time.split(separator: ":", omittingEmptySubsequences: false)
    guard time.count == 3, let hour = Self.number(time[0], 0...23),
      let minute = Self.number(time[1], 0...59), let second = Self.number(time[2], 0...60)
    else { return nil }
    return Self.days(year, month + 1, day) * 86_400 + hour * 3600 + minute * 60 + second
  }

  private func year(now: Int) -> Int? {
    guard year.utf8.count == 2 else { return Self.number(year, 1600...9999) }
    return Self.number(year, 0...99).map { digits in
      let present = 1970 + now / Self.secondsPerYear
      let year = present - present % 100 + digits
      return year > present + Self.yearsAhead ? year - 100 : year
    }
  }

  private static func number(_ text: Substring, _ range: ClosedRange<Int>) -> Int? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(text), range.contains(number)
    else { return nil }
    return number
  }

  /// Returns days since 1970-01-01 in the Gregorian calendar (Hinnant, "chrono-Compatible Low-Level
  /// Date Algorithms", `days_from_civil`).
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
