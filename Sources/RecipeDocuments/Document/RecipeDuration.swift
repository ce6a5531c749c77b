/// Times as recipes write them: ISO 8601 durations with the usual mistakes, and plain texts.
package enum RecipeDuration {
  /// Reads whole minutes from `PT1H30M`, `P30M`, "1 h 20 min", "1½ hours", "1:30" or "45".
  ///
  /// Of a range the upper end counts; a number alone is minutes; seconds round up.
  ///
  /// - Returns: `nil` when the text is no time, is negative or is longer than a year.
  package static func minutes(in text: String) -> Int? {
    if let seconds = ISODuration.seconds(in: text) { return minutes(ofSeconds: seconds) }
    guard !ISODuration.isMeant(by: text) else { return nil }
    return PlainDuration.seconds(in: text.cleaned(.line).lowercased()).flatMap(minutes)
  }

  /// Whole minutes, rounded up; `nil` when negative or longer than a year.
  static func minutes(ofSeconds seconds: Double) -> Int? {
    guard seconds >= 0, seconds <= longest else { return nil }
    let minutes = seconds / 60
    let whole = Int(minutes)
    return Double(whole) < minutes ? whole + 1 : whole
  }

  private static let longest = 366.0 * 24 * 3600

  /// How many seconds a unit has, by the letters its word begins with; longest beginnings first.
  ///
  /// English, German, French, Spanish, Italian, Portuguese, Dutch, Nordic, Polish, Czech, Hungarian,
  /// Russian, Chinese, Japanese and Korean.
  static func seconds(ofUnit word: some StringProtocol) -> Double? {
    letters[String(word)] ?? units.first { word.hasPrefix($0.beginning) }?.seconds
  }

  private static let letters: [String: Double] = [
    "s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800,
  ]

  private static let units: [(beginning: String, seconds: Double)] = [
    ("std", 3600), ("stund", 3600), ("sek", 1), ("sec", 1), ("seg", 1), ("秒", 1), ("сек", 1),
    ("mon", 2_592_000), ("min", 60), ("мин", 60), ("分", 60), ("분", 60), ("perc", 60),
    ("hod", 3600), ("hour", 3600), ("heur", 3600), ("hora", 3600), ("hr", 3600),
    ("ora", 3600), ("ore", 3600), ("óra", 3600), ("uur", 3600), ("uren", 3600), ("tim", 3600),
    ("godz", 3600), ("час", 3600), ("小时", 3600), ("小時", 3600), ("時間", 3600), ("시간", 3600),
    ("day", 86_400), ("dag", 86_400), ("dia", 86_400), ("día", 86_400),
    ("tag", 86_400), ("jour", 86_400), ("giorn", 86_400), ("天", 86_400), ("日", 86_400),
    ("week", 604_800), ("woch", 604_800), ("semain", 604_800),
  ]
}
