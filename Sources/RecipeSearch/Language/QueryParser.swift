/// Reads a query.
///
///     query    = [ any ]
///     any      = all { "OR" all }
///     all      = one { [ "AND" ] one }
///     one      = { "-" | "NOT" } ( "(" any ")" | name ":" operand | operand )
///     operand  = "(" any ")" | phrase | value | word [ "*" ]
///
/// What stands behind a name and in its parentheses is compared with that field. Every query up to
/// `lengthLimit` is read in one pass; what it nests and holds is limited too.
struct QueryParser {
  /// Longer queries, in scalars, are not read.
  static let lengthLimit = 8_192
  /// How deep parentheses may stand in one another.
  static let depthLimit = 32
  /// How many terms a query may have.
  static let termLimit = 256
  /// How many scalars a word or phrase may have: each place of a text is compared with as many.
  static let textLimit = 256

  /// What is being read.
  var reader: QueryReader
  /// The query as written.
  let query: String
  private var depth = 0
  private var termCount = 0

  /// Makes a parser of a query as written.
  init(_ query: String) {
    self.query = query
    reader = QueryReader(query)
  }

  /// Reads the whole query; `nil` when it looks for nothing.
  mutating func expression() throws(QueryError) -> QueryExpression? {
    guard reader.scalars.count <= Self.lengthLimit else { throw tooLong }
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
    return isNegated ? operand.map { .not($0) } : operand
  }

  /// Moves over a `NOT`, or a dash that a word follows.
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

  /// Reads parentheses, what a name stands before, or a value.
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
    guard depth < Self.depthLimit else { throw tooDeep }
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
    guard termCount < Self.termLimit else { throw tooManyTerms }
    termCount += 1
    return try queryTerm(scope).map { .term($0) }
  }

  // MARK: What comes next

  /// Whether something comes next that can be looked for.
  private var isAtOperand: Bool {
    !reader.isAtEnd && reader.next != ")" && !reader.isAt(.or) && !reader.isAt(.and)
  }

  /// Moves over a keyword, which something to look for must follow.
  private mutating func take(_ keyword: QueryKeyword) throws(QueryError) -> Bool {
    guard reader.isAt(keyword) else { return false }
    let start = reader.index
    reader.skip(keyword.rawValue.utf8.count)
    reader.skipSeparators()
    guard isAtOperand else { throw nothingFollows(keyword.rawValue, at: start) }
    return true
  }

  /// Refuses a keyword with nothing before it, and a parenthesis that closes none.
  private func requireOperand() throws(QueryError) {
    for keyword in [QueryKeyword.or, .and] where reader.isAt(keyword) {
      throw nothingPrecedes(keyword)
    }
    guard reader.next != ")" else { throw unopenedParenthesis }
  }
}
