/// How well a recipe fits a query, as a sum of parts that add up exactly.
///
/// Points are whole millionths: what is printed of the parts is the sum that decides the order.
package struct RelevanceScore: Sendable, Hashable {
  /// One part of a score.
  package struct Part: Sendable, Hashable {
    /// What it is for.
    package let reason: Reason
    /// How much it adds, in millionths.
    package let points: Int
  }

  /// What a part of a score is for.
  package enum Reason: Sendable, Hashable {
    /// How often a term occurs where, and in how many of all recipes.
    case term(String, places: [Place], recipes: Int, of: Int)
    /// How many of the terms it has.
    case share(found: Int, of: Int)
    /// What share of the ranked recipes of its source it is above, in percent.
    case prior(source: String, percentile: Int, ranked: Int)
  }

  /// How often a term occurs in a field.
  package struct Place: Sendable, Hashable {
    /// What results call the field.
    package let field: String
    /// How often.
    package let count: Int
  }

  /// The parts, in a fixed order: the terms as written, their share, the prior.
  package let parts: [Part]
  /// The sum of the parts, in millionths.
  package let points: Int

  /// Makes a score of its parts.
  package init(_ parts: [Part]) {
    self.parts = parts
    points = parts.reduce(0) { $0 + $1.points }
  }

  /// A number that is not negative in millionths, rounded.
  ///
  /// What `rounded()` gives, without a call of the C library where the processor is any.
  package static func points(_ number: Double) -> Int {
    let millionths = number * 1_000_000
    let whole = Int(millionths)
    return millionths - Double(whole) >= 0.5 ? whole + 1 : whole
  }
}
