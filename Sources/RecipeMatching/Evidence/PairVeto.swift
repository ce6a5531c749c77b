/// A reason that keeps two records apart however similar they are.
package enum PairVeto: Sendable, Hashable {
  /// The titles have different marks, such as diets; one side may have none.
  case marks([String], [String])
  /// The titles name two kinds of dishes: pancakes and waffles.
  case dishes(String, String)
  /// One page has both, with different titles and foods.
  case onePage

  /// The subject of the comparison.
  var subject: MatchSignal.Subject {
    switch self {
    case .marks: .mark
    case .dishes: .dish
    case .onePage: .page
    }
  }
}
