import Suggestions

/// Reads a query: words, `-word`, `"a phrase"`, `field:word`, `field:"a phrase"`.
struct QueryParser {
  private let query: String
  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// Makes a parser of a query as written.
  init(_ query: String) {
    self.query = query
    scalars = Array(query.unicodeScalars)
  }

  /// Reads all terms.
  mutating func terms() throws(QueryError) -> [QueryTerm] {
    var terms: [QueryTerm] = []
    skipSpace()
    while index < scalars.count {
      if let term = try term() { terms.append(term) }
      skipSpace()
    }
    return terms
  }

  private mutating func term() throws(QueryError) -> QueryTerm? {
    let isExcluded = scalars[index] == "-" && hasTextAfter(index)
    if isExcluded { index += 1 }
    let field = try field()
    let text = scalars[index] == "\"" ? try phrase() : word()
    return QueryTerm(text, field: field, isExcluded: isExcluded)
  }

  /// Reads `field:`, if one stands here; an address such as `http://…` is none.
  private mutating func field() throws(QueryError) -> QueryField? {
    let start = index
    guard let colon = fieldEnd else { return nil }
    let name = text(start..<colon)
    guard let field = QueryField(named: name) else { throw unknownField(name, at: start) }
    index = colon + 1
    guard index < scalars.count, !isSpace(scalars[index]) else {
      throw error(
        "nothing follows \(name):", at: start, help: "write \(name):word, without a space")
    }
    return field
  }

  /// The place of the colon after a name of letters that begins here.
  private var fieldEnd: Int? {
    var end = index
    while end < scalars.count, scalars[end].isASCII,
      scalars[end].properties.isAlphabetic
        || scalars[end] == "_"
    {
      end += 1
    }
    guard end > index, end < scalars.count, scalars[end] == ":" else { return nil }
    return scalars[(end + 1)...].starts(with: "//".unicodeScalars) ? nil : end
  }

  private mutating func phrase() throws(QueryError) -> String {
    let start = index
    guard let end = scalars[(start + 1)...].firstIndex(of: "\"") else {
      throw error("the quote is not closed", at: start, help: "put a \" behind the last word")
    }
    index = end + 1
    return text(start + 1..<end)
  }

  private mutating func word() -> String {
    let start = index
    while index < scalars.count, !isSpace(scalars[index]) { index += 1 }
    return text(start..<index)
  }

  private mutating func skipSpace() {
    while index < scalars.count, isSpace(scalars[index]) { index += 1 }
  }

  private func hasTextAfter(_ index: Int) -> Bool {
    index + 1 < scalars.count && !isSpace(scalars[index + 1])
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  private func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  // MARK: Errors

  private func error(_ message: String, at offset: Int, help: String) -> QueryError {
    QueryError(message, query: query, offset: offset, help: help)
  }

  private func unknownField(_ name: String, at offset: Int) -> QueryError {
    let known = QueryField.allCases.map(\.rawValue).joined(separator: ", ")
    let help =
      Suggestion.nearest(to: name.lowercased(), in: QueryField.names).map { nearest in
        "did you mean \(nearest):?"
      } ?? "the fields are \(known); put quotes around the word to look for it as it is"
    return error("there is no field \(name)", at: offset, help: help)
  }
}
