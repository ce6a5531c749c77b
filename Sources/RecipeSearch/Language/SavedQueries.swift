import Suggestions

/// Queries with names, which others use as `@name`.
package struct SavedQueries: Sendable, Hashable {
  /// A reason why the name of a saved query cannot be used.
  package enum Flaw: Error, Sendable, Hashable {
    /// No query has the name; the nearest that one has.
    case unknown(String, nearest: String?)
    /// Saved queries use each other in a circle, or too many.
    case tooMany(String)
    /// The query with the name has an error.
    case faulty(String, QueryError)
  }

  private let queries: [String: String]

  /// The number of names in one query, over all that they use, that is taken.
  private static let maximumNameCount = 64

  /// Creates queries from their texts, by name.
  package init(_ queries: [String: String]) {
    self.queries = queries
  }

  /// True if a text may use a name.
  package static func areUsed(in text: String) -> Bool { text.contains("@") }

  /// Returns a text with each `@name` replaced by its query, in parentheses.
  ///
  /// Nothing in quotation marks is a name, but a name of several words is in them: `@"two words"`.
  package func expanded(_ text: String) throws(Flaw) -> String {
    var count = 0
    return try expanded(text, &count)
  }

  private func expanded(_ text: String, _ count: inout Int) throws(Flaw) -> String {
    var result = ""
    var isQuoted = false
    var rest = text[...]
    while let character = rest.first {
      if let mark = character.unicodeScalars.first {
        isQuoted = isQuoted ? !QuotationMark.closes(mark) : QuotationMark.opens(mark)
      }
      let isStart = result.last.map { $0.isWhitespace || "(-:".contains($0) } ?? true
      guard character == "@", isStart, !isQuoted else {
        result.append(character)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst()
      let isInQuotes = rest.first == "\""
      if isInQuotes { rest = rest.dropFirst() }
      let name = rest.prefix {
        isInQuotes ? $0 != "\"" : !$0.isWhitespace && !"()\"".contains($0)
      }
      rest = rest[name.endIndex...].dropFirst(isInQuotes ? 1 : 0)
      result += "(\(try query(named: String(name), &count)))"
    }
    return result
  }

  /// Returns a name as a query uses it, with its `@`: in quotation marks if it has several words.
  package static func use(of name: String) -> String {
    name.contains { $0.isWhitespace || "()".contains($0) } ? "@\"\(name)\"" : "@\(name)"
  }

  private func query(named name: String, _ count: inout Int) throws(Flaw) -> String {
    guard let query = queries[name] else {
      throw .unknown(name, nearest: Suggestion.nearest(to: name, in: queries.keys.sorted()))
    }
    count += 1
    guard count <= Self.maximumNameCount else { throw .tooMany(name) }
    let whole = try expanded(query, &count)
    do throws(QueryError) {
      _ = try RecipeQuery(parsing: whole)
    } catch {
      throw .faulty(name, error)
    }
    return whole
  }
}
