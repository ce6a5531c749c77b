import JSONSyntax
import RecipeCore

extension Rating {
  /// Reads a number, an object such as schema.org's AggregateRating or our own, or the first of a
  /// list that is either.
  init?(_ json: JSONValue) {
    if json.kind == .array {
      guard let rating = json.elements.firstNonNil({ $0.kind == .array ? nil : Rating($0) }) else {
        return nil
      }
      self = rating
      return
    }
    let value = json["ratingValue"] ?? json["value"] ?? json["average"] ?? json
    guard let mean = value.looseNumber, mean.value >= 0 else { return nil }
    let best = (json["bestRating"] ?? json["best"]).flatMap(Self.best)
    let count = ["ratingCount", "count", "reviewCount"].firstNonNil { json[$0]?.looseInteger }
    guard let best = best ?? Self.usualBest else { return nil }
    self.init(value: mean, best: best, count: count)
  }

  /// Five stars, the scale of nearly all ratings.
  private static let usualBest = ExactNumber("5")

  private static func best(_ json: JSONValue) -> ExactNumber? {
    json.numberText == usualBest?.text ? usualBest : json.looseNumber
  }
}
