extension TOMLScanner {
  /// Passes over spaces and tabs.
  mutating func skipBlanks() {
    skip(while: \.isBlank)
  }

  /// Passes over one line end; tells whether there was one.
  mutating func skipLineEnd() -> Bool {
    skip("\n") || skip("\r\n")
  }

  /// Passes over a comment, up to its line end.
  ///
  /// - Throws: Where the comment holds a control character.
  mutating func skipComment() throws(TOMLSyntaxError) {
    guard skip("#") else { return }
    while let next, next != UInt8(ascii: "\n"), !isNext("\r\n") {
      guard !next.isControl else { throw error("\(next.controlName) in a comment") }
      skip()
      skip(while: \.isPlainText)
    }
  }

  /// Passes over blanks, comments and line ends, as between the elements of an array.
  mutating func skipLines() throws(TOMLSyntaxError) {
    repeat {
      skipBlanks()
      try skipComment()
    } while skipLineEnd()
  }

  /// Passes over the rest of a line in which `what` must be the last thing.
  mutating func finishLine(after what: String) throws(TOMLSyntaxError) {
    skipBlanks()
    try skipComment()
    guard isAtEnd || skipLineEnd() else { throw unexpected("the end of the line after \(what)") }
  }
}
