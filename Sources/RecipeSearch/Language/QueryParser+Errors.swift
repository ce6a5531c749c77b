extension QueryParser {
  // MARK: Parentheses and keywords

  /// A `)` that no `(` stands before.
  var unopenedParenthesis: QueryError {
    error(
      "this parenthesis closes none", at: reader.index,
      help: "put a ( before it, or quotes around it")
  }

  /// A `(` without its `)`.
  func unclosedParenthesis(at offset: Int) -> QueryError {
    error(
      "this parenthesis is not closed", at: offset, help: "put a ) behind the last word of it")
  }

  /// Parentheses around nothing.
  func emptyParentheses(at offset: Int) -> QueryError {
    error(
      "there is nothing in these parentheses", at: offset, length: reader.index + 1 - offset,
      help: "write a word in them, or leave them out")
  }

  /// A keyword, a dash or a name at the end, or before another keyword.
  func nothingFollows(_ text: String, at offset: Int) -> QueryError {
    let help =
      if text.hasSuffix(":") {
        "write \(text)word, without a space"
      } else if QueryKeyword(rawValue: text) != nil {
        "write what else to look for; to look for the word itself, write \"\(text)\" in quotes"
      } else {
        "write a value behind it, without a space"
      }
    return error(
      "nothing follows \(text)", at: offset, length: text.unicodeScalars.count, help: help)
  }

  /// A keyword at the beginning.
  func nothingPrecedes(_ keyword: QueryKeyword) -> QueryError {
    let word = keyword.rawValue
    return error(
      "nothing stands before \(word)", at: reader.index, length: word.utf8.count,
      help: "write what else to look for; to look for the word itself, write \"\(word)\" in quotes")
  }

  /// A phrase without its end.
  func unclosedQuote(at offset: Int) -> QueryError {
    error("the quote is not closed", at: offset, help: "put a \" behind the last word")
  }

  // MARK: Limits

  /// More scalars than anybody types.
  var tooLong: QueryError {
    error(
      "the query has more than \(Self.lengthLimit) characters", at: Self.lengthLimit,
      help: "leave some words out")
  }

  /// More parentheses in one another than anybody needs.
  var tooDeep: QueryError {
    error(
      "more than \(Self.depthLimit) parentheses stand in one another", at: reader.index,
      help: "leave some out")
  }

  /// More terms than anybody needs.
  var tooManyTerms: QueryError {
    error(
      "the query has more than \(Self.termLimit) words", at: reader.index,
      help: "leave some out")
  }

  /// A word or phrase with more scalars than any title has.
  func textTooLong(at range: Range<Int>) -> QueryError {
    error(
      "a word or phrase has more than \(Self.textLimit) characters", at: range.lowerBound,
      length: range.count, help: "leave some out")
  }

  // MARK: Names

  /// A name before a colon that nothing bears.
  func unknownName(_ name: String, at range: Range<Int>) -> QueryError {
    let known = QueryName.usualNames.joined(separator: ", ")
    let help =
      QueryName.nearest(to: name).map { "did you mean \($0):?" }
      ?? "the fields are \(known); put quotes around the word to look for it as it is"
    return error("there is no field \(name)", at: range.lowerBound, length: range.count, help: help)
  }

  /// A name behind `has:` or `missing:` that nothing bears.
  func unknownPresence(_ name: String, at range: Range<Int>) -> QueryError {
    let known = QueryPresence.usualNames.joined(separator: ", ")
    let help = QueryPresence.nearest(to: name).map { "did you mean \($0)?" }
    return error(
      "a recipe cannot have or miss \"\(name)\"", at: range.lowerBound, length: range.count,
      help: help ?? "it may be \(known)")
  }

  /// A name with only signs behind it.
  func nothingToLookFor(_ name: String, at range: Range<Int>) -> QueryError {
    error(
      "there is no word behind \(name):", at: range.lowerBound, length: range.count,
      help: "write letters or digits; has:\(name.lowercased()) finds what has any")
  }

  /// A comparison with a text.
  func notCompared(_ name: String, at range: Range<Int>) -> QueryError {
    let numbers = QueryNumber.allCases.compactMap(\.names.first).joined(separator: ", ")
    return error(
      "\(name) is a text and has no order", at: range.lowerBound, length: range.count,
      help: "put quotes around it to look for it; numbers are \(numbers)")
  }

  // MARK: Values

  /// A star that other letters follow.
  func starInside(at offset: Int) -> QueryError {
    error(
      "a * stands for letters at the end of a word only", at: offset,
      help: "write the beginning of the word and a *, such as choc*")
  }

  /// Something that is no number, time or date.
  func noValue(_ range: Range<Int>, _ number: QueryNumber) -> QueryError {
    let text = reader.text(range)
    return error(
      text.isEmpty ? "a value is missing" : "\"\(text)\" is no \(number.notation.noun)",
      at: range.lowerBound, length: range.count,
      help: "write \(number.notation.help)")
  }

  /// A range whose end lies before its beginning.
  func emptyRange(at range: Range<Int>) -> QueryError {
    error(
      "nothing lies in this range", at: range.lowerBound, length: range.count,
      help: "write the smaller value first, such as 10..30, or leave out one of both")
  }

  private func error(
    _ message: String, at offset: Int, length: Int = 1, help: String
  ) -> QueryError {
    QueryError(message, query: query, offset: offset, length: length, help: help)
  }
}
