import Text

/// Lines that begin with the heat of an oven, "180 °C, 20 min", which are steps and no ingredients.
enum OvenHeat {
  /// True if a line begins with a number, one of degrees after it, and a letter of the scale or none.
  static func begins(_ line: String) -> Bool {
    let text = line.drop { !$0.isNumber }
    guard line.distance(from: line.startIndex, to: text.startIndex) <= longestLead else {
      return false
    }
    let rest = text.drop { $0.isNumber || "-–/ ".contains($0) }
    return rest.first.map { "°º℃℉".contains($0) } ?? false
  }

  /// True if a text names the oven, and states its heat.
  static func isOfOven(_ text: String) -> Bool {
    isStated(in: text)
      && FoldedText.words(text.utf8).split(separator: " ").contains { $0 == "oven" }
  }

  /// True if a text has a number of three digits and after it a scale: "350 degrees F", "180 °C".
  private static func isStated(in text: String) -> Bool {
    let words = text.split { " ,.;()".contains($0) }
    return zip(words, words.dropFirst() + [""]).contains { word, next in
      let rest = word.drop(while: \.isNumber)
      guard word.count - rest.count == 3 else { return false }
      return rest.isEmpty ? isScale(next) : isScale(rest)
    }
  }

  private static func isScale(_ word: Substring) -> Bool {
    word.first.map { "°º℃℉".contains($0) } ?? false
      || ["c", "f", "degrees", "degree"].contains(word.lowercased())
  }

  /// The maximum number of characters before the number: "Bei ", "at ".
  private static let longestLead = 5
}
