extension QueryParser {
  /// True if a word is a comparison or a range of numbers.
  func isComparison(_ range: Range<Int>) -> Bool {
    guard let first = reader.scalars[range].first else { return false }
    return "<>=≤≥".unicodeScalars.contains(first) || dots(in: range) != nil
  }

  /// Returns the two dots of a range such as `10..30`.
  private func dots(in range: Range<Int>) -> Range<Int>? {
    let word = reader.scalars[range]
    let first = word.indices.dropLast().first { word[$0] == "." && word[$0 + 1] == "." }
    return first.map { $0..<$0 + 2 }
  }

  /// Parses a comparison, a range, or a value to equal.
  func numbers(
    _ range: Range<Int>, _ number: QueryNumber
  ) throws(QueryError) -> NumberRange {
    if let dots = dots(in: range) {
      let first = try value(range.lowerBound..<dots.lowerBound, number, isOptional: true)
      let last = try value(dots.upperBound..<range.upperBound, number, isOptional: true)
      let numbers = NumberRange(from: first, through: last)
      guard !numbers.isEmpty, first != nil || last != nil else { throw emptyRange(at: range) }
      return numbers
    }
    let (comparison, length) = comparison(in: range)
    guard length < range.count else {
      throw nothingFollows(reader.text(range), at: range.lowerBound)
    }
    let values = range.dropFirst(length)
    guard let value = try value(values, number, isOptional: false) else {
      throw noValue(values, number)
    }
    return NumberRange(comparison, value)
  }

  /// Returns the comparison that a word begins with and its length in scalars; none means equal.
  private func comparison(in range: Range<Int>) -> (NumberRange.Comparison, length: Int) {
    let word = reader.scalars[range]
    switch word.first {
    case "≤": return (.atMost, 1)
    case "≥": return (.atLeast, 1)
    default: break
    }
    for comparison in NumberRange.Comparison.allCases
    where word.starts(with: comparison.rawValue.unicodeScalars) {
      return (comparison, comparison.rawValue.utf8.count)
    }
    return (.equal, 0)
  }

  private func value(
    _ range: Range<Int>, _ number: QueryNumber, isOptional: Bool
  ) throws(QueryError) -> ClosedRange<Double>? {
    if isOptional, range.isEmpty { return nil }
    guard let value = QueryValue.read(reader.scalars[range], as: number.notation) else {
      throw noValue(range, number)
    }
    return value
  }
}
