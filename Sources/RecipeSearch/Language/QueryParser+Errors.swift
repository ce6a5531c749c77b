import RecipeCore

extension QueryParser {
  // MARK: Parentheses and keywords

  /// The error of a `)` without a `(`.
  var unopenedParenthesis: QueryError {
    error(
      "this parenthesis closes nothing", at: reader.index,
      help: "put a ( before it, or quotes around it")
  }

  /// Returns the error of a `(` without a `)`.
  func unclosedParenthesis(at offset: Int) -> QueryError {
    error(
      "this parenthesis is not closed", at: offset, help: "put a ) after its last word")
  }

  /// Returns the error of empty parentheses.
  func emptyParentheses(at offset: Int) -> QueryError {
    error(
      "these parentheses are empty", at: offset, length: reader.index + 1 - offset,
      help: "write a word in them, or remove them")
  }

  /// Returns the error of an operator or a name at the end, or before another operator.
  func nothingFollows(_ text: String, at offset: Int) -> QueryError {
    let help =
      if text.hasSuffix(":") {
        "write \(text)word, without a space"
      } else if QueryKeyword(rawValue: text) != nil {
        "write another word; to search for the word itself, write \"\(text)\" in quotes"
      } else {
        "write a value after it, without a space"
      }
    return error(
      "nothing follows \(text)", at: offset, length: text.unicodeScalars.count, help: help)
  }

  /// Returns the error of an operator at the beginning.
  func nothingPrecedes(_ keyword: QueryKeyword) -> QueryError {
    let word = keyword.rawValue
    return error(
      "nothing precedes \(word)", at: reader.index, length: word.utf8.count,
      help: "write another word; to search for the word itself, write \"\(word)\" in quotes")
  }

  /// Returns the error of a phrase without its closing quote.
  func unclosedQuote(at offset: Int) -> QueryError {
    error("the quote is not closed", at: offset, help: "put a \" after the last word")
  }

  // MARK: Limits

  /// The error of a query that is too long.
  var tooLong: QueryError {
    error(
      "the query has more than \(Self.maximumLength) characters", at: Self.maximumLength,
      help: "remove some words")
  }

  /// The error of parentheses that are nested too deep.
  var tooDeep: QueryError {
    error(
      "parentheses are nested more than \(Self.maximumDepth) deep", at: reader.index,
      help: "remove some")
  }

  /// The error of a query with too many terms.
  var tooManyTerms: QueryError {
    error(
      "the query has more than \(Self.maximumTermCount) words", at: reader.index,
      help: "remove some")
  }

  /// Returns the error of a word or phrase that is too long.
  func textTooLong(at range: Range<Int>) -> QueryError {
    error(
      "a word or phrase has more than \(Self.maximumTextLength) characters", at: range.lowerBound,
      length: range.count, help: "remove some")
  }

  // MARK: Names

  /// Returns the error of an unknown name before a colon.
  func unknownName(_ name: String, at range: Range<Int>) -> QueryError {
    let known = QueryName.usualNames.joined(separator: ", ")
    let help =
      QueryName.nearest(to: name).map { "did you mean \($0):?" }
      ?? "the fields are \(known); put quotes around the word to search for it as it is"
    return error(
      "there is no field \"\(name)\"", at: range.lowerBound, length: range.count, help: help)
  }

  /// Returns the error of an unknown name after `has:` or `missing:`.
  func unknownPresence(_ name: String, at range: Range<Int>) -> QueryError {
    let known = QueryPresence.usualNames.joined(separator: ", ")
    let help = QueryPresence.nearest(to: name).map { "did you mean \($0)?" }
    return error(
      "has: and missing: do not know \"\(name)\"", at: range.lowerBound, length: range.count,
      help: help ?? "they know \(known)")
  }

  /// Returns the error of an unknown name after `is:`.
  func unknownMark(_ name: String, at range: Range<Int>) -> QueryError {
    let known = RecipeMark.usualNames.joined(separator: ", ")
    let help = RecipeMark.nearest(to: name).map { "did you mean \($0)?" }
    return error(
      "is: does not know \"\(name)\"", at: range.lowerBound, length: range.count,
      help: help ?? "it knows \(known)")
  }

  /// Returns the error of a name followed by symbols only.
  func nothingToLookFor(_ name: String, at range: Range<Int>) -> QueryError {
    error(
      "there is no word after \(name):", at: range.lowerBound, length: range.count,
      help: "write letters or digits; has:\(name.lowercased()) finds recipes with any")
  }

  /// Returns the error of a comparison with a text field.
  func notCompared(_ name: String, at range: Range<Int>) -> QueryError {
    let numbers = QueryNumber.allCases.compactMap(\.names.first).joined(separator: ", ")
    return error(
      "\(name) is text and cannot be compared", at: range.lowerBound, length: range.count,
      help: "put quotes around it to search for it; numbers are \(numbers)")
  }

  // MARK: Values

  /// Returns the error of a star inside a word.
  func starInside(at offset: Int) -> QueryError {
    error(
      "* is only allowed at the end of a word", at: offset,
      help: "write the beginning of the word and a *, such as choc*")
  }

  /// Returns the error of a value that is not a number, duration or date.
  func noValue(_ range: Range<Int>, _ number: QueryNumber) -> QueryError {
    let text = reader.text(range)
    return error(
      text.isEmpty ? "a value is missing" : "\"\(text)\" is not a \(number.notation.noun)",
      at: range.lowerBound, length: range.count,
      help: "write \(number.notation.help)")
  }

  /// Returns the error of a range whose end precedes its beginning.
  func emptyRange(at range: Range<Int>) -> QueryError {
    error(
      "this range is empty", at: range.lowerBound, length: range.count,
      help: "write the smaller value first, such as 10..30, or omit one of them")
  }

  private func error(
    _ message: String, at offset: Int, length: Int = 1, help: String
  ) -> QueryError {
    QueryError(message, query: query, offset: offset, length: length, help: help)
  }
}
