/// The syntax tree of a query: terms joined by AND, OR and NOT.
///
/// The parser nests no deeper than `QueryParser.maximumDepth`, so that recursion cannot overflow the
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
  /// Returns the expression with other tests in its terms.
  func replacingTests(_ other: (QueryTest) -> QueryTest) -> QueryExpression {
    switch self {
    case .term(let term): .term(term.testing(other(term.test)))
    case .not(let operand): .not(operand.replacingTests(other))
    case .and(let operands): .and(operands.map { $0.replacingTests(other) })
    case .or(let operands): .or(operands.map { $0.replacingTests(other) })
    }
  }

  /// The expression whose words without a field match only as they are written, and not in notes and tools.
  var excluded: QueryExpression {
    replacingTests { test in
      switch test {
      case .words(let pattern, QueryField.searched): .words(pattern.exact, in: QueryField.excluded)
      case .symbols(let symbols, QueryField.searched): .symbols(symbols, in: QueryField.excluded)
      default: test
      }
    }
  }

  /// The parts that each match must fulfil: the operands of the outermost ANDs.
  var conjuncts: [QueryExpression] {
    guard case .and(let operands) = self else { return [self] }
    return operands.flatMap(\.conjuncts)
  }

  /// The maximum number of alternatives that are searched for one by one.
  private static let maximumAlternativeCount = 8

  /// Texts of which one finds each match, see `RecipeQuery.searchTexts`.
  var searchTexts: [String] {
    let shared = sharedTexts
    if !shared.isEmpty { return [shared.joined(separator: " ")] }
    let choices = conjuncts.compactMap(\.alternativeTexts)
    return choices.min { $0.count < $1.count } ?? []
  }

  /// The texts that each match contains, those that all alternatives of an OR share included; each once.
  private var sharedTexts: [String] {
    switch self {
    case .term(let term): return term.searchText.map { [$0] } ?? []
    case .not: return []
    case .and(let operands):
      var seen: Set<String> = []
      return operands.flatMap(\.sharedTexts).filter { seen.insert($0).inserted }
    case .or(let operands):
      let others = operands.dropFirst().map { Set($0.sharedTexts) }
      return (operands.first?.sharedTexts ?? []).filter { text in
        others.allSatisfy { $0.contains(text) }
      }
    }
  }

  /// The texts of the alternatives of an OR, or `nil` if one has none, or there are too many.
  private var alternativeTexts: [String]? {
    guard case .or(let operands) = self else { return nil }
    let texts = operands.map(\.searchTexts)
    let all = texts.flatMap(\.self)
    return texts.contains(where: \.isEmpty) || all.count > Self.maximumAlternativeCount ? nil : all
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
