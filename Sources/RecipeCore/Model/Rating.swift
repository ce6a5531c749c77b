/// A rating of a recipe by its readers, as in schema.org's AggregateRating.
public struct Rating: Sendable, Hashable {
  /// The mean, on a scale that ends at `best`.
  public let value: ExactNumber
  /// The best value possible; 5 if the source does not give it.
  public let best: ExactNumber
  /// The number of people who rated it.
  public let count: Int?

  /// Creates a rating from its values.
  public init(value: ExactNumber, best: ExactNumber, count: Int? = nil) {
    self.value = value
    self.best = best
    self.count = count
  }

  /// The mean as a share of the best, from 0 to 1, or `nil` if the scale is invalid.
  public var share: Double? {
    guard best.value > 0, value.value >= 0, value.value <= best.value else { return nil }
    return value.value / best.value
  }
}
