/// A reason that keeps two records apart however similar they are.
package enum PairVeto: Sendable, Hashable {
  /// The titles have different marks, diets or numbers of parts; one side may have none.
  case marks([String], [String])
  /// Each title names a dish that the other does not; both may be misspellings of one name.
  case dishes(String, String, mayBeMisspelt: Bool)
  /// Only one has a food that its title names, or a meat or fish.
  case mainIngredient(String)
  /// Each has a food that the other lacks.
  case foods(String, String)
  /// Too few ingredient lines have a counterpart.
  case ingredients(shared: Int, of: Int)
  /// Too many amounts of the same foods differ, at equal yield.
  case amounts(agreeing: Int, of: Int)
  /// Too few amounts can be compared.
  case fewAmounts
  /// One page has both, with different titles and foods.
  case onePage
  /// One site has both, each on a page of its own; they may be two copies of a third record.
  case twoPages(mayBeCopies: Bool)

  /// The subject of the comparison.
  var subject: MatchSignal.Subject {
    switch self {
    case .marks: .mark
    case .dishes: .dish
    case .mainIngredient, .foods: .mainIngredient
    case .ingredients: .ingredients
    case .amounts, .fewAmounts: .amounts
    case .onePage, .twoPages: .page
    }
  }

  /// True if a third record with which both are joined proves that they are one recipe.
  ///
  /// Two misspellings of one word look like two dishes; two copies that each lack an ingredient and
  /// changed an amount differ in two.
  var isForgiven: Bool {
    switch self {
    case .dishes(_, _, let mayBeMisspelt): mayBeMisspelt
    case .foods: true
    case .ingredients(let shared, let count): Self.areFew(count - shared, of: count)
    case .amounts(let agreeing, let count): Self.areFew(count - agreeing, of: count)
    case .twoPages(let mayBeCopies): mayBeCopies
    case .fewAmounts: true
    default: false
    }
  }

  /// True if no more lines differ than two copies may change, one line each.
  private static func areFew(_ differing: Int, of count: Int) -> Bool {
    differing * 2 < count && differing <= max(2, count / 3)
  }
}
