import RecipeCore
import RecipeMatching
import Text

extension QueryParser {
  /// Parses a term in a scope, quoted or not.
  ///
  /// - Returns: `nil` if it is a word without letters and symbols, such as "&".
  mutating func queryTerm(_ scope: QueryScope) throws(QueryError) -> QueryTerm? {
    let start = reader.index
    let opensQuote = reader.next.map(QuotationMark.opens) ?? false
    let range = opensQuote ? try phrase() : reader.takeWord()
    let isQuoted = range.upperBound < reader.index
    let written = scope.prefix + reader.text(start..<reader.index)
    switch scope {
    case .anywhere:
      let test = try textTest(range, isQuoted, QueryField.searched)
      return test.map {
        QueryTerm(
          text: written, searchText: searchText(range, of: $0), isQuoted: isQuoted, test: $0)
      }
    case .named(.field(let field), let name):
      let test = try test(of: field, named: name, range, isQuoted)
      // Servers search titles and ingredients; whether the field has the words is looked at here.
      let isSearched = field == .title || field == .ingredients
      return QueryTerm(
        text: written, searchText: isSearched ? searchText(range, of: test) : nil,
        isQuoted: isQuoted, test: test)
    case .named(.number(let number), _):
      let test = QueryTest.number(number, in: try numbers(range, number))
      return QueryTerm(text: written, searchText: nil, isQuoted: isQuoted, test: test)
    case .named(.has, _):
      let test = QueryTest.presence(try presence(range), isThere: true)
      return QueryTerm(text: written, searchText: nil, isQuoted: isQuoted, test: test)
    case .named(.missing, _):
      let test = QueryTest.presence(try presence(range), isThere: false)
      return QueryTerm(text: written, searchText: nil, isQuoted: isQuoted, test: test)
    case .named(.mark, _):
      let test = QueryTest.mark(try mark(range), on: [])
      return QueryTerm(text: written, searchText: nil, isQuoted: isQuoted, test: test)
    }
  }

  /// Returns the scope of a name before a colon.
  func scope(named range: Range<Int>) throws(QueryError) -> QueryScope {
    let name = reader.text(range)
    guard let meaning = QueryName(name) else { throw unknownName(name, at: range) }
    return .named(meaning, as: name)
  }

  /// Consumes a phrase.
  ///
  /// - Returns: The range between its quotes.
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

  /// Returns the test of a word or phrase in a field.
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

  /// Returns the test of a word or phrase in fields, or `nil` if it has no letters or symbols.
  private func textTest(
    _ range: Range<Int>, _ isQuoted: Bool, _ fields: [QueryField]
  ) throws(QueryError) -> QueryTest? {
    let text = reader.text(range)
    if !isQuoted, fields.count > 1, text.contains("://"), let url = CanonicalURL(text) {
      return .page(url)
    }
    guard range.count <= Self.maximumTextLength else { throw textTooLong(at: range) }
    let isPrefix = reader.scalars[range].last == "*"
    if !isQuoted, let star = reader.scalars[range].dropLast().firstIndex(of: "*") {
      throw starInside(at: star)
    }
    let byBeginning = isPrefix || fields.allSatisfy(\.isFoundByBeginning)
    if let pattern = TextPattern(text, isPrefix: byBeginning, isExact: isQuoted) {
      return .words(pattern, in: fields)
    }
    let symbols = reader.scalars[range].filter { !$0.isASCII && !$0.properties.isWhitespace }
    return symbols.isEmpty ? nil : .symbols(String(scalars: symbols), in: fields)
  }

  /// Returns the words of a term as a source may search for them.
  private func searchText(_ range: Range<Int>, of test: QueryTest) -> String? {
    switch test {
    case .words(let pattern, _) where !pattern.isPrefix: reader.text(range)
    case .symbols(let symbols, _): symbols
    default: nil
    }
  }

  // MARK: has, missing and is

  private func presence(_ range: Range<Int>) throws(QueryError) -> QueryPresence {
    let name = reader.text(range)
    guard let presence = QueryPresence(named: name) else { throw unknownPresence(name, at: range) }
    return presence
  }

  private func mark(_ range: Range<Int>) throws(QueryError) -> RecipeMark {
    let name = reader.text(range)
    guard let mark = RecipeMark(named: name) else { throw unknownMark(name, at: range) }
    return mark
  }
}
