import JSONSyntax
import RecipeCore

extension Rating {
  /// Reads a number, or an object such as schema.org's AggregateRating or our own.
  init?(_ json: JSONValue) {
    let value = json["ratingValue"] ?? json["value"] ?? json["average"] ?? json
    guard let mean = value.looseNumber, mean.value >= 0 else { return nil }
    let best = (json["bestRating"] ?? json["best"])?.looseNumber
    let count = ["ratingCount", "count", "reviewCount"].firstNonNil { json[$0]?.looseInteger }
    guard let best = best ?? ExactNumber("5") else { return nil }
    self.init(value: mean, best: best, count: count)
  }
}
