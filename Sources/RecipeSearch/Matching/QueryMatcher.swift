import RecipeCore
import RecipeMatching
import RecipeMerging

/// A matcher that tests recipes one after another.
struct QueryMatcher {
  private let expression: QueryExpression?
  private var folded = FoldedRecipe()
  /// The texts whose words a recipe has as far as its server knows.
  private var texts: [String] = []

  /// Creates a matcher of a query.
  init(_ query: RecipeQuery) {
    expression = query.expression?.cheapestFirst
  }

  /// True if a recipe matches the query.
  ///
  /// - Parameter texts: The texts by which a server found it, whose words it has.
  mutating func matches(_ recipe: RankedRecipe, assuming texts: [String] = []) -> Bool {
    guard let expression else { return true }
    folded.reset()
    self.texts = texts
    return holds(expression, for: recipe)
  }

  /// Returns the only part that does not match, or `nil` if all match or several do not.
  mutating func onlyFailure(among parts: [QueryExpression], of recipe: RankedRecipe) -> Int? {
    folded.reset()
    var failure: Int?
    for (place, part) in parts.enumerated() where !holds(part, for: recipe) {
      guard failure == nil else { return nil }
      failure = place
    }
    return failure
  }

  private mutating func holds(_ expression: QueryExpression, for recipe: RankedRecipe) -> Bool {
    switch expression {
    case .term(let term): return term.isSought(by: texts) || folded.passes(term.test, recipe)
    case .not(let operand): return !holds(operand, for: recipe)
    case .and(let operands):
      for operand in operands where !holds(operand, for: recipe) { return false }
      return true
    case .or(let operands):
      for operand in operands where holds(operand, for: recipe) { return true }
      return false
    }
  }
}

extension FoldedRecipe {
  /// True if a recipe, whose texts are folded here or not yet, passes a test.
  mutating func passes(_ test: QueryTest, _ recipe: RankedRecipe) -> Bool {
    switch test {
    case .words(let pattern, let fields):
      return has(pattern, in: fields, of: recipe.merged)
    case .symbols(let symbols, let fields):
      return fields.contains { $0.has(symbols: symbols, in: recipe.merged) }
    case .page(let url):
      return recipe.merged.members.contains {
        $0.recipe.sourceURL.flatMap { CanonicalURL($0) } == url
      }
    case .number(let number, let range):
      return number.alternatives(in: range).contains {
        $0.value(of: recipe).map(range.contains) ?? false
      }
    case .presence(let presence, let isThere):
      return presence.isKnown(of: recipe) == isThere
    case .mark(_, let records):
      return recipe.merged.members.contains { $0.names.contains(where: records.contains) }
    }
  }
}

extension QueryField {
  /// True if a text of the field contains these symbols in this order.
  fileprivate func has(symbols: String, in recipe: MergedRecipe) -> Bool {
    var isFound = false
    forEachText(of: recipe) { isFound = isFound || $0.contains(symbols) }
    return isFound
  }
}

extension QueryExpression {
  /// The same expression with the cheapest operands first, equally cheap ones in the order written.
  fileprivate var cheapestFirst: QueryExpression {
    switch self {
    case .term: self
    case .not(let operand): .not(operand.cheapestFirst)
    case .and(let operands): .and(Self.sorted(operands))
    case .or(let operands): .or(Self.sorted(operands))
    }
  }

  private static func sorted(_ operands: [QueryExpression]) -> [QueryExpression] {
    let ordered = operands.map(\.cheapestFirst).map { (cost: $0.cost, operand: $0) }
    return ordered.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }.map(\.element.operand)
  }

  private var cost: Int {
    switch self {
    case .term(let term): term.test.cost
    case .not(let operand): operand.cost
    case .and(let operands), .or(let operands): operands.reduce(0) { max($0, $1.cost) }
    }
  }
}
