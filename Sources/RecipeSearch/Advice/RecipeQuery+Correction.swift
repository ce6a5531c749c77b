extension RecipeQuery {
  /// Returns the query with misspelt words replaced, or `nil` if it matches every recipe.
  func corrected(by corrections: [QueryAdvice.Correction]) -> RecipeQuery? {
    expression.map { RecipeQuery($0.corrected(by: corrections)) }
  }
}

extension QueryExpression {
  fileprivate func corrected(by corrections: [QueryAdvice.Correction]) -> QueryExpression {
    switch self {
    case .term(let term): .term(term.corrected(by: corrections))
    case .not: self
    case .and(let operands): .and(operands.map { $0.corrected(by: corrections) })
    case .or(let operands): .or(operands.map { $0.corrected(by: corrections) })
    }
  }
}

extension QueryTerm {
  fileprivate func corrected(by corrections: [QueryAdvice.Correction]) -> QueryTerm {
    guard let correction = corrections.first(where: { $0.word == text }),
      case .words(_, let fields) = test, let pattern = TextPattern(correction.nearest)
    else { return self }
    return testing(.words(pattern, in: fields))
  }
}
