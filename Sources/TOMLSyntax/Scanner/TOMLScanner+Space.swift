extension TOMLScanner {
  /// Skips spaces and tabs.
  mutating func skipBlanks() {
    skip(while: \.isBlank)
  }

  /// Skips one line end, or returns `false` if there is none.
  mutating func skipLineEnd() -> Bool {
    skip("\n") || skip("\r\n")
  }

  /// Skips a comment, up to its line end.
  ///
  /// - Throws: An error if the comment contains a control character.
  mutating func skipComment() throws(TOMLSyntaxError) {
    guard skip("#") else { return }
    while let next, next != UInt8(ascii: "\n"), !isNext("\r\n") {
      guard !next.isControl else { throw error("\(next.controlName) in a comment") }
      skip()
      skip(while: \.isPlainText)
    }
  }

  /// Skips blanks, comments and line ends, as between the elements of an array.
  mutating func skipLines() throws(TOMLSyntaxError) {
    repeat {
      skipBlanks()
      try skipComment()
    } while skipLineEnd()
  }

  /// Skips the rest of a line, which must be empty after `what`.
  mutating func finishLine(after what: String) throws(TOMLSyntaxError) {
    skipBlanks()
    try skipComment()
    guard isAtEnd || skipLineEnd() else { throw unexpected("the end of the line after \(what)") }
  }
}
