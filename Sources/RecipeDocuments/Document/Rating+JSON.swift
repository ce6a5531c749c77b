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
    if let share = Self.share(in: json) {
      self = share
      return
    }
    let value = json["ratingValue"] ?? json["value"] ?? json["average"] ?? Self.only(in: json)?.mean
    guard let mean = (value ?? json).looseNumber, mean.value >= 0 else {
      guard value == nil, let text = json.string, text.contains("%"),
        let share = RatingText.rating(in: text)
      else { return nil }
      self = share
      return
    }
    let best = (json["bestRating"] ?? json["best"]).flatMap(Self.best)
    let count =
      ["ratingCount", "count", "reviewCount"].firstNonNil { json[$0]?.looseInteger }
      ?? Self.only(in: json)?.count
    guard let best = best ?? Self.usualBest(for: mean, isCounted: count != nil) else { return nil }
    self.init(value: mean, best: best, count: count)
  }

  /// Returns the mean and the count of an object that has both under other names, and no more:
  /// `{"snitt": 4.3, "antal": 87}`.
  private static func only(in json: JSONValue) -> (mean: JSONValue, count: Int)? {
    let numbers = json.members.filter { $0.value.kind == .number }.map(\.value)
    guard numbers.count == 2, numbers.count == json.members.count(where: { !$0.value.isNull }),
      // A key that says what its number is, is no other name.
      !json.members.contains(where: { Self.scaleKeys.contains($0.name) }),
      let mean = numbers.first(where: { ($0.double ?? 6) <= 5 }),
      let count = numbers.first(where: { $0.bytes.startIndex != mean.bytes.startIndex })?.integer,
      count > 5
    else { return nil }
    return (mean, count)
  }

  /// Returns the share of positive votes of an object with nothing else than it and the numbers of both kinds of
  /// votes: `{"count_positive": 93, "count_negative": 7, "score": 0.93}`.
  static func share(in json: JSONValue) -> Rating? {
    let members = json.members.filter { !$0.value.isNull }
    let numbers = members.compactMap { $0.value.kind == .number ? $0.value.looseNumber : nil }
    guard numbers.count == 3, members.count == 3 else { return nil }
    for index in numbers.indices {
      let share = numbers[index]
      let counts = numbers.indices.filter { $0 != index }.compactMap {
        Int(exactly: numbers[$0].value)
      }
      guard (0...1).contains(share.value), counts.count == 2, counts.allSatisfy({ $0 >= 0 }) else {
        continue
      }
      let sum = counts[0].addingReportingOverflow(counts[1])
      guard !sum.overflow, sum.partialValue > 1, let best = ExactNumber("1"),
        counts.contains(where: {
          abs(Double($0) / Double(sum.partialValue) - share.value) < shareTolerance
        })
      else { continue }
      return Rating(value: share, best: best, count: sum.partialValue)
    }
    return nil
  }

  /// The keys of the ends of a scale.
  private static let scaleKeys: Set = ["best", "bestRating", "worst", "worstRating"]

  /// Shares have two decimals at least.
  private static let shareTolerance = 0.0051

  /// Returns the end of the scale of a mean that comes without one: five stars, as of nearly all ratings.
  ///
  /// No mean of stars is below 1, so that such a number is a share if votes were counted, and unclear otherwise.
  static func usualBest(for mean: ExactNumber, isCounted: Bool) -> ExactNumber? {
    guard mean.value > 0, mean.value < 1 else { return fiveStars }
    return isCounted ? ExactNumber("1") : nil
  }

  private static let fiveStars = ExactNumber("5")

  private static func best(_ json: JSONValue) -> ExactNumber? {
    json.numberText == fiveStars?.text ? fiveStars : json.looseNumber
  }
}
