extension TOMLScanner {
  /// Reads a value without quotes or brackets: a boolean, a number, a date or a time.
  mutating func readBareValue() throws(TOMLSyntaxError) -> TOMLValue.Content {
    let start = offset
    skip(while: \.isBareValue)
    let word = bytes[start..<offset]
    if word.isEmpty { throw unexpected("a value") }
    if word.elementsEqual("true".utf8) { return .boolean(true) }
    if word.elementsEqual("false".utf8) { return .boolean(false) }
    if TOMLDateTimeReader.isDateOrTime(word) { return try readDateTime(from: start) }
    return try number(from: start)
  }

  private func number(from start: Int) throws(TOMLSyntaxError) -> TOMLValue.Content {
    do {
      return try TOMLNumber.content(of: Array(bytes[start..<offset]))
    } catch {
      throw self.error(error.message, at: start, length: offset - start)
    }
  }

  private mutating func readDateTime(
    from start: Int
  ) throws(TOMLSyntaxError) -> TOMLValue.Content {
    takeTimeAfterBlank(from: start)
    var reader = TOMLDateTimeReader(bytes[start..<offset])
    guard let content = reader.read() else {
      throw error("not a valid date or time", at: start, length: offset - start)
    }
    return content
  }

  /// Extends a date by a time after a space, which may replace the `T`.
  private mutating func takeTimeAfterBlank(from start: Int) {
    guard offset - start == 10, isNext(" "), let digit = byte(after: 1), digit.isDigit else {
      return
    }
    skip()
    skip(while: \.isBareValue)
  }
}
