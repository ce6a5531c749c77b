import RecipeMatching

extension PairVeto {
  /// The veto in words.
  var words: String {
    switch self {
    case .marks(let one, let other): Self.words(one, other)
    case .dishes(let left, let right): "the titles name “\(left)” and “\(right)”"
    case .onePage: "two recipes of one page"
    }
  }

  /// Returns the marks that only one title has.
  private static func words(_ one: [String], _ other: [String]) -> String {
    let sides = [one, other].map { $0.map { "“\($0)”" }.joined(separator: ", ") }
    if one.isEmpty || other.isEmpty { return "only one title says \(sides.joined())" }
    return "one title says \(sides[0]), the other \(sides[1])"
  }
}
