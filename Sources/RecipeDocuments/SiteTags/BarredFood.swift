/// A food with its amount between braces and bars: `{{beef|500|g}}`.
struct BarredFood {
  /// The food.
  let food: String
  /// The amount, the unit and the food.
  let line: String
  /// The end of the braces in their line.
  let end: String.Index

  /// Reads the food at a brace of a line, or returns `nil` for other text.
  init?(in line: String, at start: String.Index) {
    let rest = line[start...]
    guard rest.hasPrefix("{{") else { return nil }
    let inside = rest.dropFirst(2).prefix(Self.maximumLength)
    guard let close = inside.firstRange(of: "}}") else { return nil }
    let parts = inside[..<close.lowerBound]
      .split(separator: "|", omittingEmptySubsequences: false)
      .map { String($0).cleaned(.line) }
    guard parts.count == 2 || parts.count == 3, parts[0].contains(where: \.isLetter),
      !parts[0].contains(where: { "{}=\"".contains($0) }),
      AmountText.isNumber(parts[1]), parts.dropFirst(2).allSatisfy({ $0.utf8.count <= 24 })
    else { return nil }
    food = parts[0]
    self.line = (parts[1...] + [food]).filter { !$0.isEmpty }.joined(separator: " ")
    end = close.upperBound
  }

  /// The maximum number of characters between the braces.
  private static let maximumLength = 120
}
