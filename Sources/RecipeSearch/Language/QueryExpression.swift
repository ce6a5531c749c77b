/// What a query says: terms, joined by AND, OR and NOT.
///
/// The parser nests no deeper than `QueryParser.depthLimit`, so walking it cannot run out of stack.
package indirect enum QueryExpression: Sendable, Hashable {
  /// One thing that is looked for.
  case term(QueryTerm)
  /// What must not hold.
  case not(QueryExpression)
  /// What must all hold; two or more.
  case and([QueryExpression])
  /// Of which one must hold; two or more.
  case or([QueryExpression])

  /// Joins what must all hold; `nil` when there is nothing, the operand itself when it is alone.
  static func all(of operands: [QueryExpression]) -> QueryExpression? {
    operands.count > 1 ? .and(operands) : operands.first
  }

  /// Joins what may hold; `nil` when there is nothing, the operand itself when it is alone.
  static func any(of operands: [QueryExpression]) -> QueryExpression? {
    operands.count > 1 ? .or(operands) : operands.first
  }
}

extension QueryExpression {
  /// The parts that each match must have: those between the outermost ANDs.
  var conjuncts: [QueryExpression] {
    guard case .and(let operands) = self else { return [self] }
    return operands.flatMap(\.conjuncts)
  }

  /// The terms that each match has: what an index may narrow the recipes down by.
  ///
  /// Terms below OR and NOT are none of them.
  var requiredTerms: [QueryTerm] {
    conjuncts.compactMap { if case .term(let term) = $0 { term } else { nil } }
  }

  /// The terms that speak for a recipe, each once: all that are not below a NOT, in order.
  var soughtTerms: [QueryTerm] {
    var seen: Set<QueryTest> = []
    return terms(isNegated: false).filter { seen.insert($0.test).inserted }
  }

  /// Every term, also those below a NOT.
  var allTerms: [QueryTerm] {
    terms(isNegated: false) + terms(isNegated: true)
  }

  /// The terms below an even number of NOTs, or below an odd one.
  private func terms(isNegated: Bool) -> [QueryTerm] {
    switch self {
    case .term(let term): isNegated ? [] : [term]
    case .not(let operand): operand.terms(isNegated: !isNegated)
    case .and(let operands), .or(let operands):
      operands.flatMap { $0.terms(isNegated: isNegated) }
    }
  }
}
