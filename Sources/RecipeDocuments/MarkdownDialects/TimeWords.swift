/// Words that tell a time from a number of servings, pieces or pounds.
enum TimeWords {
  /// Whether a text has a word for a unit of time.
  static func areIn(_ text: String) -> Bool {
    FoldedText.words(text.utf8).split(separator: " ").contains { word in
      let letters = word.drop { $0.isNumber }
      return words.contains(String(letters))
    }
  }

  private static let words: Set<String> = [
    "m", "min", "mins", "minute", "minutes", "h", "hr", "hrs", "hour", "hours", "day", "days",
    "minuten", "std", "stunde", "stunden", "tag", "tage", "heure", "heures", "jour", "jours",
    "minuto", "minutos", "hora", "horas", "minuti", "ora", "ore", "minuut", "uur", "minuter",
    "timme", "timmar", "timer", "minutter", "godz", "minut", "час", "часа", "часов", "минут",
    "分", "分钟", "分鐘", "小时", "小時", "時間",
  ]
}
