/// The temperatures of a text that name their scale.
struct StatedTemperatures {
  private let text: String
  private let statements: [TemperatureStatement]

  /// Finds the temperatures of a text.
  init(_ text: String) {
    self.text = text
    let found = TemperatureStatement.all(in: text)
    statements = found.indices.filter { index in
      found[index].isCertain
        || [index - 1, index + 1].contains { other in
          found.indices.contains(other) && found[other].isCertain
            && Self.isBeside(found[index], found[other], in: text)
        }
    }.map { found[$0] }
  }

  /// True if two statements are one temperature in two scales, one of which needs no sign: "110°F/43C".
  private static func isBeside(
    _ first: TemperatureStatement, _ second: TemperatureStatement, in text: String
  ) -> Bool {
    let ordered = [first.range, second.range].sorted { $0.lowerBound < $1.lowerBound }
    let degrees = [first, second].compactMap(\.numbers.first?.degrees)
    return first.scale != second.scale && second.scale.areTheSame(degrees)
      && ordered[0].upperBound <= ordered[1].lowerBound
      && text[ordered[0].upperBound..<ordered[1].lowerBound].allSatisfy { !$0.isLetter }
  }

  /// The most characters between two statements of one temperature: "350°F (180°C)".
  private static let maximumGap = 10

  /// Returns the text with the temperatures of a scale; what is there in both stays.
  func text(in scale: TemperatureScale) -> String {
    var result = ""
    var place = text.startIndex
    for (index, statement) in statements.enumerated() {
      guard statement.scale != scale, !statement.stays, !isStated(index, in: scale) else {
        continue
      }
      for number in statement.numbers {
        result += text[place..<number.place.lowerBound]
        result += String(scale.degrees(of: number.degrees))
        place = number.place.upperBound
      }
      result += text[place..<statement.name.lowerBound]
      result += scale.name(like: text[statement.name])
      place = statement.name.upperBound
    }
    return result + text[place...]
  }

  /// True if the temperature beside one says the same in a scale, or the range beside that of which it is an end.
  private func isStated(_ index: Int, in scale: TemperatureScale) -> Bool {
    let range = range(around: index)
    return [range.lowerBound - 1, range.upperBound].contains { other in
      guard statements.indices.contains(other), statements[other].scale == scale else {
        return false
      }
      let isAsLong = numberCount(of: self.range(around: other)) == numberCount(of: range)
      let isBeside = other < index ? other == index - 1 : other == index + 1
      let gap =
        other < index
        ? statements[other].range.upperBound..<statements[range.lowerBound].range.lowerBound
        : statements[range.upperBound - 1].range.upperBound..<statements[other].range.lowerBound
      return (isAsLong || isBeside) && text[gap].count <= Self.maximumGap
    }
  }

  private func numberCount(of range: Range<Int>) -> Int {
    statements[range].reduce(0) { $0 + $1.numbers.count }
  }

  /// Returns the statements that are the ends of one range: "350F to 375F"; of most one alone.
  private func range(around index: Int) -> Range<Int> {
    let isJoinedBefore = index > 0 && isRange(index - 1)
    return isJoinedBefore ? index - 1..<index + 1 : index..<index + (isRange(index) ? 2 : 1)
  }

  /// True if the word or mark of a range stands between a statement and the next one, of the same scale.
  private func isRange(_ index: Int) -> Bool {
    guard index + 1 < statements.count, statements[index].scale == statements[index + 1].scale
    else {
      return false
    }
    let gap = text[statements[index].range.upperBound..<statements[index + 1].range.lowerBound]
    return gap.wholeMatch(of: TemperatureStatement.rangeMark) != nil
  }

  /// The temperatures that stay although they may be of the other scale: those of ovens without a scale,
  /// "400 degrees", "reduce to 350" beside one with it, and those with a tolerance.
  func left(in scale: TemperatureScale) -> [String] {
    let exact = statements.filter { $0.stays && $0.scale != scale && $0.numbers.count == 1 }
      .map { String(text[$0.range]) }
    let bare = statements.isEmpty ? [] : withoutAnySign
    return withoutScale + bare + exact
  }

  /// Temperatures of ovens with a sign of degrees alone.
  private var withoutScale: [String] {
    let pattern =
      /([0-9]{3})(?:\s?[-–]\s?[0-9]{3}|\s(?:to|or|bis|à|a|y|e|do|до)\s[0-9]{3})?[\s-]?(?:degrees?\b|deg\b\.?|degrés?\b|Grad\b|gradi\b|grados\b|graus\b|grad[ea][rn]?\b|stopni\b|градус[а-я]*|度|[°º˚])(?!\s?(?:[FfCcСс]\b|Fahr|fahr|Cels|cels|cent|Цел|Фар))/
    return text.matches(of: pattern).compactMap { match in
      guard let degrees = Int(match.output.1), Self.ovens.contains(degrees) else { return nil }
      // "Rotate the pan 180 degrees."
      let before = text[..<match.range.lowerBound].suffix(Self.maximumGapBeforeTurn).lowercased()
      guard !Self.turns.contains(where: before.contains) else { return nil }
      return String(text[match.range])
    }
  }

  /// Numbers at the end of a phrase to which an oven is set.
  private var withoutAnySign: [String] {
    let pattern = /\b(?:to|at|auf|bei|à|a|til|op|до|на)\s([0-9]{3})(?=\s*(?:[.;,)!]|$))/
    return text.matches(of: pattern).compactMap { match in
      guard let degrees = Int(match.output.1), Self.ovens.contains(degrees), degrees % 5 == 0
      else { return nil }
      return String(text[match.range])
    }
  }

  private static let ovens = 120...550
  private static let turns = ["rotat", "turn", "quarter", "angle", "dreh"]
  private static let maximumGapBeforeTurn = 40
}
