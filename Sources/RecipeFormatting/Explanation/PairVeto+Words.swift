import RecipeMatching

extension PairVeto {
  /// The veto in words.
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

  /// Returns the marks that only one title has.
  private static func words(_ one: [String], _ other: [String]) -> String {
    let sides = [one, other].map { $0.map { "“\($0)”" }.joined(separator: ", ") }
    if one.isEmpty || other.isEmpty { return "only one title says \(sides.joined())" }
    return "one title says \(sides[0]), the other \(sides[1])"
  }
}
