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
    let value = json["ratingValue"] ?? json["value"] ?? json["average"] ?? Self.only(in: json)?.mean
    guard let mean = (value ?? json).looseNumber, mean.value >= 0 else { return nil }
    let best = (json["bestRating"] ?? json["best"]).flatMap(Self.best)
    let count =
      ["ratingCount", "count", "reviewCount"].firstNonNil { json[$0]?.looseInteger }
      ?? Self.only(in: json)?.count
    guard let best = best ?? Self.usualBest else { return nil }
    self.init(value: mean, best: best, count: count)
  }

  /// Returns the mean and the count of an object that has both under other names, and no more:
  /// `{"snitt": 4.3, "antal": 87}`.
  private static func only(in json: JSONValue) -> (mean: JSONValue, count: Int)? {
    let numbers = json.members.filter { $0.value.kind == .number }.map(\.value)
    guard numbers.count == 2, numbers.count == json.members.count(where: { !$0.value.isNull }),
      let mean = numbers.first(where: { ($0.double ?? 6) <= 5 }),
      let count = numbers.first(where: { $0.bytes.startIndex != mean.bytes.startIndex })?.integer,
      count > 5
    else { return nil }
    return (mean, count)
  }

  /// Five stars, the scale of nearly all ratings.
  private static let usualBest = ExactNumber("5")

  private static func best(_ json: JSONValue) -> ExactNumber? {
    json.numberText == usualBest?.text ? usualBest : json.looseNumber
  }
}
