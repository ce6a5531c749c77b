/// What readers thought of a recipe, as in schema.org's AggregateRating.
public struct Rating: Sendable, Hashable {
  /// The mean, on a scale that ends at `best`.
  public let value: ExactNumber
  /// The best value possible; 5 when the source does not say.
  public let best: ExactNumber
  /// How many people rated it.
  public let count: Int?

  /// Makes a rating of its values.
  public init(value: ExactNumber, best: ExactNumber, count: Int? = nil) {
    self.value = value
    self.best = best
    self.count = count
  }

  /// The mean as a share of the best, from 0 to 1; `nil` when the scale makes no sense.
  public var share: Double? {
    guard best.value > 0, value.value >= 0, value.value <= best.value else { return nil }
    return value.value / best.value
  }
}
