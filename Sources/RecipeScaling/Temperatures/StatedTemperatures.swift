/// The temperatures of a text that name their scale: "350°F", "350 to 375 degrees F", "180 C".
struct StatedTemperatures {
  private struct Statement {
    let numbers: [Range<String.Index>]
    let name: Range<String.Index>
    let scale: TemperatureScale

    var range: Range<String.Index> {
      (numbers.first?.lowerBound ?? name.lowerBound)..<name.upperBound
    }
  }

  private let text: String
  private let statements: [Statement]

  /// Finds the temperatures of a text.
  init(_ text: String) {
    self.text = text
    let pattern =
      /(\d{2,3})(?:\s?[°º˚]?(?:\s?[-–]\s?|\s(?:to|or)\s)(\d{2,3}))?(\s?(?:[°º˚]|degrees?|deg\.?)\s?|\s?)(Fahrenheit|fahrenheit|Celsius|celsius|[FfCc])\b/
    statements = text.matches(of: pattern).compactMap { match in
      let parts = match.output
      guard let scale = TemperatureScale(named: parts.4), let first = Int(parts.1) else {
        return nil
      }
      // "12 C flour" are cups.
      let hasSign = parts.3.contains { !$0.isWhitespace } || parts.4.count > 1
      let isInNumber = text[..<parts.1.startIndex].last.map { $0.isNumber || $0 == "." } ?? false
      guard !isInNumber, hasSign || first >= 100 else { return nil }
      let numbers = [parts.1, parts.2].compactMap(\.self)
      return Statement(
        numbers: numbers.map { $0.startIndex..<$0.endIndex },
        name: parts.4.startIndex..<parts.4.endIndex, scale: scale)
    }
  }

  /// Finds the temperatures of ovens that do not name their scale: "400 degrees".
  static func withoutScale(in text: String) -> [String] {
    let pattern =
      /(\d{3})(?:\s?[-–]\s?\d{3}|\s(?:to|or)\s\d{3})?\s?(?:degrees?\b|deg\b\.?|[°º˚])(?!\s?(?:[FfCc]\b|Fahr|fahr|Cels|cels))/
    return text.matches(of: pattern).compactMap { match in
      guard let degrees = Int(match.output.1), ovens.contains(degrees) else { return nil }
      // "Rotate the pan 180 degrees."
      let before = text[..<match.range.lowerBound].suffix(mostBeforeTurn).lowercased()
      guard !turns.contains(where: before.contains) else { return nil }
      return String(text[match.range])
    }
  }

  private static let ovens = 120...550
  private static let turns = ["rotat", "turn", "quarter", "angle"]
  private static let mostBeforeTurn = 40

  /// The most characters between two statements of one temperature: "350°F (180°C)".
  private static let mostBetween = 10

  /// Returns the text with the temperatures of a scale; what is there in both stays.
  func text(in scale: TemperatureScale) -> String {
    var result = ""
    var place = text.startIndex
    for (index, statement) in statements.enumerated() {
      guard statement.scale != scale, !isStated(index, in: scale) else { continue }
      for number in statement.numbers {
        guard let degrees = Int(text[number]) else { continue }
        result += text[place..<number.lowerBound] + String(scale.degrees(of: degrees))
        place = number.upperBound
      }
      result += text[place..<statement.name.lowerBound]
      result += scale.name(like: text[statement.name])
      place = statement.name.upperBound
    }
    return result + text[place...]
  }

  /// True if the temperature beside one says the same in a scale.
  private func isStated(_ index: Int, in scale: TemperatureScale) -> Bool {
    let own = statements[index].range
    let before = index > 0 ? statements[index - 1] : nil
    let after = index + 1 < statements.count ? statements[index + 1] : nil
    let gaps = [
      before.flatMap { $0.scale == scale ? $0.range.upperBound..<own.lowerBound : nil },
      after.flatMap { $0.scale == scale ? own.upperBound..<$0.range.lowerBound : nil },
    ]
    return gaps.compactMap(\.self).contains { text[$0].count <= Self.mostBetween }
  }
}
