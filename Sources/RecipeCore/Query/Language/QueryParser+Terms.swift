extension QueryParser {
  /// Reads what is looked for in a scope, quoted or not.
  ///
  /// - Returns: `nil` when it is a word without letters and symbols: "&" looks for nothing.
  mutating func queryTerm(_ scope: QueryScope) throws(QueryError) -> QueryTerm? {
    let start = reader.index
    let opensQuote = reader.next.map(QuotationMark.opens) ?? false
    let range = opensQuote ? try phrase() : reader.takeWord()
    let isQuoted = range.upperBound < reader.index
    let written = scope.prefix + reader.text(start..<reader.index)
    switch scope {
    case .anywhere:
      let test = try textTest(range, isQuoted, QueryField.searched)
      return test.map { QueryTerm(text: written, searchText: searchText(range, of: $0), test: $0) }
    case .named(.field(let field), let name):
      let test = try test(of: field, named: name, range, isQuoted)
      return QueryTerm(text: written, searchText: nil, test: test)
    case .named(.number(let number), _):
      let test = QueryTest.number(number, in: try numbers(range, number))
      return QueryTerm(text: written, searchText: nil, test: test)
    case .named(.has, _):
      let test = QueryTest.presence(try presence(range), isThere: true)
      return QueryTerm(text: written, searchText: nil, test: test)
    case .named(.missing, _):
      let test = QueryTest.presence(try presence(range), isThere: false)
      return QueryTerm(text: written, searchText: nil, test: test)
    }
  }

  /// Finds out what a name before a colon means.
  func scope(named range: Range<Int>) throws(QueryError) -> QueryScope {
    let name = reader.text(range)
    guard let meaning = QueryName(name) else { throw unknownName(name, at: range) }
    return .named(meaning, as: name)
  }

  /// Moves over a phrase.
  ///
  /// - Returns: What stands between its quotes.
  private mutating func phrase() throws(QueryError) -> Range<Int> {
    let start = reader.index
    reader.skip()
    while let next = reader.next {
      reader.skip()
      if QuotationMark.closes(next) { return start + 1..<reader.index - 1 }
    }
    throw unclosedQuote(at: start)
  }

  // MARK: Texts

  /// What a word or phrase of a field asks.
  private func test(
    of field: QueryField, named name: String, _ range: Range<Int>, _ isQuoted: Bool
  ) throws(QueryError) -> QueryTest {
    if !isQuoted, isComparison(range) {
      guard let count = field.count else { throw notCompared(name, at: range) }
      return .number(count, in: try numbers(range, count))
    }
    guard let test = try textTest(range, isQuoted, [field]) else {
      throw nothingToLookFor(name, at: range)
    }
    return test
  }

  /// What a word or phrase asks of fields; `nil` when it has neither letters nor symbols.
  private func textTest(
    _ range: Range<Int>, _ isQuoted: Bool, _ fields: [QueryField]
  ) throws(QueryError) -> QueryTest? {
    let text = reader.text(range)
    if !isQuoted, fields.count > 1, text.contains("://"), let url = CanonicalURL(text) {
      return .page(url)
    }
    let isPrefix = reader.scalars[range].last == "*"
    if !isQuoted, let star = reader.scalars[range].dropLast().firstIndex(of: "*") {
      throw starInside(at: star)
    }
    let byBeginning = isPrefix || fields.allSatisfy(\.isFoundByBeginning)
    if let pattern = TextPattern(text, isPrefix: byBeginning) { return .words(pattern, in: fields) }
    let symbols = reader.scalars[range].filter { !$0.isASCII && !$0.properties.isWhitespace }
    return symbols.isEmpty ? nil : .symbols(String(scalars: symbols), in: fields)
  }

  /// The words of a term as a source may look for them.
  private func searchText(_ range: Range<Int>, of test: QueryTest) -> String? {
    switch test {
    case .words(let pattern, _) where !pattern.isPrefix: reader.text(range)
    case .symbols(let symbols, _): symbols
    default: nil
    }
  }

  // MARK: Numbers

  /// Whether a word is compared with a number: it begins with a comparison, or is a range.
  private func isComparison(_ range: Range<Int>) -> Bool {
    guard let first = reader.scalars[range].first else { return false }
    return "<>=≤≥".unicodeScalars.contains(first) || dots(in: range) != nil
  }

  /// The two dots of a range such as `10..30`.
  private func dots(in range: Range<Int>) -> Range<Int>? {
    let word = reader.scalars[range]
    let first = word.indices.dropLast().first { word[$0] == "." && word[$0 + 1] == "." }
    return first.map { $0..<$0 + 2 }
  }

  private func numbers(
    _ range: Range<Int>, _ number: QueryNumber
  ) throws(QueryError) -> NumberRange {
    if let dots = dots(in: range) {
      let first = try value(range.lowerBound..<dots.lowerBound, number, isOptional: true)
      let last = try value(dots.upperBound..<range.upperBound, number, isOptional: true)
      let numbers = NumberRange(from: first, through: last)
      guard !numbers.isEmpty, first != nil || last != nil else { throw emptyRange(at: range) }
      return numbers
    }
    let (comparison, length) = comparison(in: range)
    guard length < range.count else {
      throw nothingFollows(reader.text(range), at: range.lowerBound)
    }
    let values = range.dropFirst(length)
    guard let value = try value(values, number, isOptional: false) else {
      throw noValue(values, number)
    }
    return NumberRange(comparison, value)
  }

  /// The comparison that a word begins with, and how many scalars it has; none means equal.
  private func comparison(in range: Range<Int>) -> (NumberRange.Comparison, length: Int) {
    let word = reader.scalars[range]
    switch word.first {
    case "≤": return (.atMost, 1)
    case "≥": return (.atLeast, 1)
    default: break
    }
    for comparison in NumberRange.Comparison.allCases
    where word.starts(with: comparison.rawValue.unicodeScalars) {
      return (comparison, comparison.rawValue.utf8.count)
    }
    return (.equal, 0)
  }

  private func value(
    _ range: Range<Int>, _ number: QueryNumber, isOptional: Bool
  ) throws(QueryError) -> ClosedRange<Double>? {
    if isOptional, range.isEmpty { return nil }
    guard let value = QueryValue.read(reader.scalars[range], as: number.notation) else {
      throw noValue(range, number)
    }
    return value
  }

  // MARK: has and missing

  private func presence(_ range: Range<Int>) throws(QueryError) -> QueryPresence {
    let name = reader.text(range)
    guard let presence = QueryPresence(named: name) else { throw unknownPresence(name, at: range) }
    return presence
  }
}
