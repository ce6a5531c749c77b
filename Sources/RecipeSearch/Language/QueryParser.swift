/// A recursive-descent parser of queries.
///
///     query    = [ any ]
///     any      = all { "OR" all }
///     all      = one { [ "AND" ] one }
///     one      = { "-" | "NOT" } ( "(" any ")" | name ":" operand | operand )
///     operand  = "(" any ")" | phrase | value | word [ "*" ]
///
/// A name governs the operand or the parentheses after it. A query of up to `maximumLength` scalars
/// is parsed in one pass; its depth and the number of its terms are limited too.
struct QueryParser {
  /// The maximum length of a query in scalars.
  static let maximumLength = 8_192
  /// The maximum depth of nested parentheses.
  static let maximumDepth = 32
  /// The maximum number of terms.
  static let maximumTermCount = 256
  /// The maximum length of a word or phrase in scalars, which bounds the cost of each comparison.
  static let maximumTextLength = 256

  /// The reader of the query.
  var reader: QueryReader
  /// The query as written.
  let query: String
  private var depth = 0
  private var termCount = 0

  /// Creates a parser of a query as written.
  init(_ query: String) {
    self.query = query
    reader = QueryReader(query)
  }

  /// Parses the whole query; `nil` if it has no terms.
  mutating func expression() throws(QueryError) -> QueryExpression? {
    guard reader.scalars.count <= Self.maximumLength else { throw tooLong }
    reader.skipSeparators()
    guard !reader.isAtEnd else { return nil }
    let expression = try alternatives(.anywhere)
    guard reader.isAtEnd else { throw unopenedParenthesis }
    return expression
  }

  // MARK: OR, AND, NOT

  private mutating func alternatives(_ scope: QueryScope) throws(QueryError) -> QueryExpression? {
    var operands: [QueryExpression] = []
    try requireOperand()
    repeat {
      if let operand = try conjunction(scope) { operands.append(operand) }
    } while try take(.or)
    return .any(of: operands)
  }

  private mutating func conjunction(_ scope: QueryScope) throws(QueryError) -> QueryExpression? {
    var operands: [QueryExpression] = []
    repeat {
      if let operand = try negation(scope) { operands.append(operand) }
      reader.skipSeparators()
    } while try take(.and) || isAtOperand
    return .all(of: operands)
  }

  private mutating func negation(_ scope: QueryScope) throws(QueryError) -> QueryExpression? {
    var isNegated = false
    while try takeNegation() { isNegated.toggle() }
    let operand = try operand(scope)
    return isNegated ? operand.map { .not($0.excluded) } : operand
  }

  /// Consumes a `NOT`, or a dash before a word.
  private mutating func takeNegation() throws(QueryError) -> Bool {
    if try take(.not) { return true }
    var behind = reader
    guard behind.take("-"), !behind.isAtSpace else { return false }
    let dash = reader.index
    reader = behind
    guard isAtOperand else { throw nothingFollows("-", at: dash) }
    return true
  }

  // MARK: Operands

  /// Parses parentheses, a name with its operand, or a value.
  private mutating func operand(_ scope: QueryScope) throws(QueryError) -> QueryExpression? {
    if reader.next == "(" { return try group(scope) }
    guard let name = reader.nameBeforeColon else { return try term(scope) }
    let scope = try self.scope(named: name)
    let start = reader.index
    reader.skip(name.count + 1)
    guard !reader.isAtSpace, reader.next != ")", reader.next != "," else {
      throw nothingFollows(reader.text(start..<reader.index), at: start)
    }
    return reader.next == "(" ? try group(scope) : try term(scope)
  }

  private mutating func group(_ scope: QueryScope) throws(QueryError) -> QueryExpression? {
    let start = reader.index
    guard depth < Self.maximumDepth else { throw tooDeep }
    depth += 1
    defer { depth -= 1 }
    reader.skip()
    reader.skipSeparators()
    guard !reader.isAtEnd else { throw unclosedParenthesis(at: start) }
    guard reader.next != ")" else { throw emptyParentheses(at: start) }
    let inner = try alternatives(scope)
    guard reader.take(")") else { throw unclosedParenthesis(at: start) }
    return inner
  }

  private mutating func term(_ scope: QueryScope) throws(QueryError) -> QueryExpression? {
    guard termCount < Self.maximumTermCount else { throw tooManyTerms }
    termCount += 1
    return try queryTerm(scope).map { .term($0) }
  }

  // MARK: What comes next

  /// True if an operand comes next.
  private var isAtOperand: Bool {
    !reader.isAtEnd && reader.next != ")" && !reader.isAt(.or) && !reader.isAt(.and)
  }

  /// Consumes an operator, which an operand must follow.
  private mutating func take(_ keyword: QueryKeyword) throws(QueryError) -> Bool {
    guard reader.isAt(keyword) else { return false }
    let start = reader.index
    reader.skip(keyword.rawValue.utf8.count)
    reader.skipSeparators()
    guard isAtOperand else { throw nothingFollows(keyword.rawValue, at: start) }
    return true
  }

  /// Throws if an operator has nothing before it, or a parenthesis closes nothing.
  private func requireOperand() throws(QueryError) {
    for keyword in [QueryKeyword.or, .and] where reader.isAt(keyword) {
      throw nothingPrecedes(keyword)
    }
    guard reader.next != ")" else { throw unopenedParenthesis }
  }
}
