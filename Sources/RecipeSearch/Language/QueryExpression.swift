/// The syntax tree of a query: terms joined by AND, OR and NOT.
///
/// The parser nests no deeper than `QueryParser.depthLimit`, so that recursion cannot overflow the
/// stack.
package indirect enum QueryExpression: Sendable, Hashable {
  /// One search term.
  case term(QueryTerm)
  /// An operand that must not match.
  case not(QueryExpression)
  /// Operands that must all match; two or more.
  case and([QueryExpression])
  /// Operands of which one must match; two or more.
  case or([QueryExpression])

  /// Returns the conjunction of operands: `nil` if there are none, a single operand itself.
  static func all(of operands: [QueryExpression]) -> QueryExpression? {
    operands.count > 1 ? .and(operands) : operands.first
  }

  /// Returns the disjunction of operands: `nil` if there are none, a single operand itself.
  static func any(of operands: [QueryExpression]) -> QueryExpression? {
    operands.count > 1 ? .or(operands) : operands.first
  }
}

extension QueryExpression {
  /// The parts that each match must fulfil: the operands of the outermost ANDs.
  var conjuncts: [QueryExpression] {
    guard case .and(let operands) = self else { return [self] }
    return operands.flatMap(\.conjuncts)
  }

  /// The terms that each match contains, by which an index may narrow the recipes.
  ///
  /// Terms below OR and NOT are not among them.
  var requiredTerms: [QueryTerm] {
    conjuncts.compactMap { if case .term(let term) = $0 { term } else { nil } }
  }

  /// The terms that count in favour of a recipe, each once: those not below a NOT, in order.
  var soughtTerms: [QueryTerm] {
    var seen: Set<QueryTest> = []
    return terms(isNegated: false).filter { seen.insert($0.test).inserted }
  }

  /// All terms, including those below a NOT.
  var allTerms: [QueryTerm] {
    terms(isNegated: false) + terms(isNegated: true)
  }

  /// Returns the terms below an even number of NOTs, or below an odd one.
  private func terms(isNegated: Bool) -> [QueryTerm] {
    switch self {
    case .term(let term): isNegated ? [] : [term]
    case .not(let operand): operand.terms(isNegated: !isNegated)
    case .and(let operands), .or(let operands):
      operands.flatMap { $0.terms(isNegated: isNegated) }
    }
  }
}
