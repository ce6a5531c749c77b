/// An ingredient line and the parts found in it, as ranges of the line, so that no word is changed.
///
/// A line without an amount is not parsed: its food is the whole text, byte for byte. The same is
/// true of lines longer than `maximumLineLength`. Sizes and preparation before the food stay in the food
/// ("2 large eggs", "1 cup chopped onions"): what they change depends on the food.
package struct ParsedIngredient: Sendable, Hashable {
  /// The length in bytes of UTF-8 above which lines are not parsed.
  package static let maximumLineLength = 1000

  /// The line as written.
  package let text: String
  /// The amount of the food, or `nil` if the line does not give it in numbers.
  package let amount: IngredientAmount?
  /// The amount in one of the things counted: "14 oz" of "1 (14 oz) can".
  package let packageSize: IngredientAmount?
  /// The same size of one in other units: "7-g" of "1/4-oz/7-g package".
  package let alternativeSize: IngredientAmount?
  /// The same amount in other units: "10½oz" of "300g/10½oz", "240 ml" of "1 cup (240 ml)".
  package let alternative: IngredientAmount?
  /// The same amount in yet other units: "1½ cups" of "350 ml/12 fl oz/1½ cups".
  package let furtherAlternatives: [IngredientAmount]
  /// The range of the food, as offsets of the text's UTF-8.
  package let foodRange: Range<Int>
  /// The range of the preparation: after a comma or dash, or "juice of" before the food.
  package let preparationRange: Range<Int>?
  /// The range of the first remark in parentheses that is not an amount.
  package let noteRange: Range<Int>?
  /// True if each of several foods has the amount: "1 tsp each cumin and coriander".
  package let isOfEach: Bool
  /// True if the line says that the ingredient is optional.
  package let isOptional: Bool
  /// The ranges of parentheses within food or preparation, in order.
  private let asides: [Range<Int>]

  /// Parses a line in any of the languages of `LineVocabulary`.
  package init(_ line: String) {
    var line = line
    let parts = line.withUTF8 { bytes in
      var parser = IngredientLineParser(bytes)
      return parser.parse()
    }
    text = line
    amount = parts.amount
    packageSize = parts.packageSize
    alternativeSize = parts.alternativeSize
    alternative = parts.alternative
    furtherAlternatives = parts.furtherAlternatives
    foodRange = parts.food
    preparationRange = parts.preparation
    noteRange = parts.note
    isOfEach = parts.isOfEach
    isOptional = parts.isOptional
    asides = parts.asides
  }

  /// The food without remarks in parentheses; the whole line if there is no amount.
  package var food: String { joinedText(foodRange) }

  /// The preparation without remarks in parentheses.
  package var preparation: String? { preparationRange.map(joinedText) }

  /// The first remark in parentheses that is not an amount.
  package var note: String? { noteRange.map(substring) }

  /// Returns the text at a range of this line's UTF-8.
  package func substring(_ range: Range<Int>) -> String {
    let bytes = text.utf8
    let end = bytes.endIndex
    guard
      let lower = bytes.index(bytes.startIndex, offsetBy: range.lowerBound, limitedBy: end),
      let upper = bytes.index(lower, offsetBy: range.count, limitedBy: end)
    else { return "" }
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// Returns the text at a range without the parentheses inside it.
  private func joinedText(_ range: Range<Int>) -> String {
    let inner = asides.filter { range.contains($0.lowerBound) && $0.upperBound <= range.upperBound }
    guard !inner.isEmpty else { return substring(range) }
    var pieces: [String] = []
    var start = range.lowerBound
    for aside in inner + [range.upperBound..<range.upperBound] {
      let piece = substring(start..<max(start, aside.lowerBound)).trimmingSpaces
      if !piece.isEmpty { pieces.append(String(piece)) }
      start = aside.upperBound
    }
    return pieces.joined(separator: " ")
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...last]
  }
}
