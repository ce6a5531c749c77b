/// The numbers between two bounds, each of which may belong to them or not.
struct NumberRange: Sendable, Hashable {
  /// The bound below.
  private(set) var lower = -Double.infinity
  /// The bound above.
  private(set) var upper = Double.infinity
  /// Whether `lower` itself is in the range.
  private(set) var hasLower = true
  /// Whether `upper` itself is in the range.
  private(set) var hasUpper = true

  /// How a value is compared.
  enum Comparison: String, CaseIterable, Sendable {
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
    case equal = "="
  }

  /// The numbers that compare so with a value.
  ///
  /// - Parameter value: From the first to the last number that the value stands for: a year stands
  ///   for all of its days.
  init(_ comparison: Comparison, _ value: ClosedRange<Double>) {
    switch comparison {
    case .less: (upper, hasUpper) = (value.lowerBound, false)
    case .atMost: upper = value.upperBound
    case .greater: (lower, hasLower) = (value.upperBound, false)
    case .atLeast: lower = value.lowerBound
    case .equal: (lower, upper) = (value.lowerBound, value.upperBound)
    }
  }

  /// The numbers from one value to another; an absent one leaves its side open.
  init(from first: ClosedRange<Double>?, through last: ClosedRange<Double>?) {
    lower = first?.lowerBound ?? lower
    upper = last?.upperBound ?? upper
  }

  /// Whether no number can be in it.
  var isEmpty: Bool { lower > upper }

  /// Whether a number is in it.
  func contains(_ number: Double) -> Bool {
    startsBefore(number) && endsBehind(number)
  }

  /// Whether a number is in it or greater than all that are.
  func startsBefore(_ number: Double) -> Bool {
    hasLower ? number >= lower : number > lower
  }

  /// Whether a number is in it or less than all that are.
  func endsBehind(_ number: Double) -> Bool {
    hasUpper ? number <= upper : number < upper
  }
}
