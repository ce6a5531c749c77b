/// The words that distinguish a time from a number of servings, pieces or pounds.
enum TimeWords {
  /// True if a text contains a number followed by a unit of time.
  ///
  /// Units have other meanings, too: "den" is days in Czech, and "the" in German.
  static func areIn(_ text: String) -> Bool { areIn(text) { _ in true } }

  /// True for a time of less than a day, which is that of work rather than of keeping.
  static func areOfWork(_ text: String) -> Bool { areIn(text) { $0 < 86_400 } }

  private static func areIn(_ text: String, where isTime: (Double) -> Bool) -> Bool {
    var followsNumber = false
    for word in FoldedText.words(text.utf8).split(separator: " ") {
      let unit = word.drop { $0.isNumber }
      followsNumber = followsNumber || unit.startIndex > word.startIndex
      if followsNumber, TimeUnits.seconds(of: String(unit)).map(isTime) ?? false { return true }
      followsNumber = unit.isEmpty
    }
    return false
  }
}
