import Text

/// The temperature of a step in a member of its own: `"temp_c": 180`, `"temperature": "200 °F"`.
enum StepTemperature {
  /// True if a heading says that a column has temperatures.
  static func isNamed(by heading: String) -> Bool {
    FoldedText.words(heading.utf8).split(separator: " ").contains { word in
      words.contains { word.hasSuffix($0) }
    }
  }

  /// True for a number, perhaps with the letter of a scale; "low" is a remark.
  static func isTemperature(_ text: String) -> Bool {
    text.utf8.count <= 24 && text.contains(where: \.isNumber)
      && text.allSatisfy { $0.isNumber || " -–.,°º℃℉CFcf".contains($0) }
  }

  /// Returns the scale that a text names: "C" or "F".
  static func scale(named text: String) -> String? {
    scales[FoldedText.words(text.filter { !"°º".contains($0) }.utf8)]
  }

  /// Returns a temperature with its scale: "180 °C"; without one it is "180°".
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - heading: The words of its key, the last of which may name the scale.
  ///   - unit: The text of the column of units.
  static func text(_ text: String, under heading: String, unit: String?) -> String? {
    guard text.contains(where: \.isNumber) else { return nil }
    guard AmountText.isNumber(text) else { return text }
    let last = heading.split(separator: " ").last.map(String.init) ?? ""
    let scale = unit.flatMap(scale(named:)) ?? scale(named: last)
    return scale.map { "\(text) °\($0)" } ?? "\(text)°"
  }

  private static let scales = [
    "c": "C", "celsius": "C", "centigrade": "C", "℃": "C", "f": "F", "fahrenheit": "F", "℉": "F",
  ]

  private static let words: [String] =
    """
    temp temperature temperatur température temperatura temperatuur lämpötila teplota hőmérséklet \
    температура sıcaklık sıcaklığı temperatură temperatūra 温度 온도 oven
    """.split(separator: " ").map { FoldedText.words($0.utf8) }
}
