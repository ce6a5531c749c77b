/// The words that distinguish a time from a number of servings, pieces or pounds.
enum TimeWords {
  /// True if a text contains a number followed by a unit of time.
  ///
  /// Units have other meanings, too: "den" is days in Czech, and "the" in German.
  static func areIn(_ text: String) -> Bool {
    var followsNumber = false
    for word in FoldedText.words(text.utf8).split(separator: " ") {
      let unit = word.drop { $0.isNumber }
      followsNumber = followsNumber || unit.startIndex > word.startIndex
      if followsNumber, TimeUnits.seconds(of: String(unit)) != nil { return true }
      followsNumber = unit.isEmpty
    }
    return false
  }
}
