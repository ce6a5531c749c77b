/// The relevance of a recipe to a query, as a sum of parts that add up exactly.
///
/// Points are whole millionths, so that the printed parts add up to the sum that decides the order.
package struct RelevanceScore: Sendable, Hashable {
  /// One part of a score.
  package struct Part: Sendable, Hashable {
    /// The reason for the points.
    package let reason: Reason
    /// The points, in millionths.
    package let points: Int
  }

  /// The reason for a part of a score.
  package enum Reason: Sendable, Hashable {
    /// The frequency of a term by field, and in how many of all recipes it occurs; and the other names by
    /// which it was found.
    case term(String, names: [String] = [], places: [Place], recipes: Int, of: Int)
    /// The share of the title that the terms are, in hundredths.
    case title(percent: Int)
    /// A title that consists of the terms.
    case wholeTitle
    /// The number of terms found.
    case share(found: Int, of: Int)
    /// The word of a server, which found the recipe by details that are not known, or have other words.
    case foundByServer
    /// The percentile among the ranked recipes of its source.
    case prior(source: String, percentile: Int, ranked: Int)
  }

  /// The frequency of a term in a field.
  package struct Place: Sendable, Hashable {
    /// The name of the field in results.
    package let field: String
    /// The frequency.
    package let count: Int
  }

  /// The parts, in a fixed order: the terms as written, the title, their share, the prior.
  package let parts: [Part]
  /// The sum of the parts, in millionths.
  package let points: Int

  /// Creates a score from its parts.
  package init(_ parts: [Part]) {
    self.parts = parts
    points = parts.reduce(0) { $0 + $1.points }
  }

  /// The score of a recipe that only a server found.
  var foundByServer: RelevanceScore {
    RelevanceScore(parts + [Part(reason: .foundByServer, points: 0)])
  }

  /// Returns the score with the other names by which terms were found.
  ///
  /// - Parameter names: The names for each term.
  func naming(_ names: [[String]]) -> RelevanceScore {
    RelevanceScore(
      parts.enumerated().map { place, part in
        guard names.indices.contains(place),
          case .term(let text, _, let places, let recipes, let all) = part.reason
        else { return part }
        return Part(
          reason: .term(
            text, names: names[place], places: places, recipes: recipes, of: all),
          points: part.points)
      })
  }

  /// Returns a non-negative number in millionths, rounded.
  ///
  /// It equals `rounded()`, which would call the C library on a generic processor.
  package static func points(_ number: Double) -> Int {
    let millionths = number * 1_000_000
    let whole = Int(millionths)
    return millionths - Double(whole) >= 0.5 ? whole + 1 : whole
  }
}
