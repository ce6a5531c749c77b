/// A range of numbers between two bounds, each included or excluded.
package struct NumberRange: Sendable, Hashable {
  /// The lower bound.
  private(set) var lower = -Double.infinity
  /// The upper bound.
  private(set) var upper = Double.infinity
  /// True if `lower` itself is in the range.
  private(set) var hasLower = true
  /// True if `upper` itself is in the range.
  private(set) var hasUpper = true

  /// The operators that compare with a value.
  enum Comparison: String, CaseIterable, Sendable {
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
    case equal = "="
  }

  /// Creates the range of the numbers that compare so with a value.
  ///
  /// - Parameter value: The first and the last number that the value covers: a year covers all its
  ///   days.
  init(_ comparison: Comparison, _ value: ClosedRange<Double>) {
    switch comparison {
    case .less: (upper, hasUpper) = (value.lowerBound, false)
    case .atMost: upper = value.upperBound
    case .greater: (lower, hasLower) = (value.upperBound, false)
    case .atLeast: lower = value.lowerBound
    case .equal: (lower, upper) = (value.lowerBound, value.upperBound)
    }
  }

  /// Creates the range from one value to another; an absent one leaves its side open.
  init(from first: ClosedRange<Double>?, through last: ClosedRange<Double>?) {
    lower = first?.lowerBound ?? lower
    upper = last?.upperBound ?? upper
  }

  /// True if it has no upper bound.
  var isOpenAbove: Bool { upper == .infinity }

  /// True if it contains no number.
  var isEmpty: Bool { lower > upper }

  /// True if it contains a number.
  func contains(_ number: Double) -> Bool {
    startsBefore(number) && endsBehind(number)
  }

  /// True if a number is in the range or above it.
  package func startsBefore(_ number: Double) -> Bool {
    hasLower ? number >= lower : number > lower
  }

  /// True if a number is in the range or below it.
  package func endsBehind(_ number: Double) -> Bool {
    hasUpper ? number <= upper : number < upper
  }
}
