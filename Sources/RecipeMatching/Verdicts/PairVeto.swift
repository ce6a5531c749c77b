/// What keeps two records apart however alike they are.
package enum PairVeto: Sendable, Hashable {
  /// The titles have different marks, diets or numbers of parts; a side may have none.
  case marks([String], [String])
  /// Each title names a dish that the other one does not; both may be slips of one name.
  case dishes(String, String, mayBeMisspelt: Bool)
  /// Only one is made with a food that its title names, or with a meat or fish.
  case mainIngredient(String)
  /// Each is made with a food that the other one has not.
  case foods(String, String)
  /// Too few ingredient lines have a counterpart.
  case ingredients(shared: Int, of: Int)
  /// Too many amounts of the same foods are not equal, at equal yield.
  case amounts(agreeing: Int, of: Int)
  /// Too few amounts can be compared to tell.
  case fewAmounts
  /// One page has both, under other titles and with other foods.
  case onePage
  /// One site has both, each on a page of its own; they may be two copies of a third record.
  case twoPages(mayBeCopies: Bool)

  /// What was compared.
  var name: String {
    switch self {
    case .marks: "mark"
    case .dishes: "dish"
    case .mainIngredient, .foods: "main ingredient"
    case .ingredients: "ingredients"
    case .amounts, .fewAmounts: "amounts"
    case .onePage, .twoPages: "page"
    }
  }

  /// Why they are kept apart, in words.
  var words: String {
    switch self {
    case .marks(let one, let other): Self.words(one, other)
    case .dishes(let left, let right, _): "the titles name “\(left)” and “\(right)”"
    case .mainIngredient(let food): "only one is made with “\(food)”"
    case .foods(let one, let other): "one is made with “\(one)”, the other with “\(other)”"
    case .ingredients(let shared, let count): "only \(shared) of \(count) ingredients are shared"
    case .amounts(let agreeing, let count): "only \(agreeing) of \(count) amounts agree"
    case .fewAmounts: "too few amounts to tell"
    case .onePage: "two recipes of one page"
    case .twoPages: "two pages of one site"
    }
  }

  private static func words(_ one: [String], _ other: [String]) -> String {
    let sides = [one, other].map { $0.map { "“\($0)”" }.joined(separator: ", ") }
    if one.isEmpty || other.isEmpty { return "only one title says \(sides.joined())" }
    return "one title says \(sides[0]), the other \(sides[1])"
  }

  /// Whether no more differ than two copies may change, one line each.
  private static func areFew(_ differing: Int, of count: Int) -> Bool {
    differing * 2 < count && differing <= max(2, count / 3)
  }

  /// Whether a third record that both are joined with tells that they are one.
  ///
  /// Two slips of one word look like two dishes; two copies that each lack an ingredient and changed
  /// an amount differ in two.
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
}
