extension Rational {
  /// Parses a number that a person typed: `3`, `1.5`, `1,5`, `2/3`, `1 1/2`, `1½`.
  ///
  /// - Returns: `nil` if the text is anything else, or the number is not above 0.
  package init?(typed text: String) {
    var text = text
    let number = text.withUTF8 { bytes -> Rational? in
      guard bytes.count <= 20 else { return nil }
      var scanner = LineScanner(bytes)
      scanner.skipSpaces()
      guard let number = scanner.takeNumber() else { return nil }
      scanner.skipSpaces()
      return scanner.isAtEnd ? number.value : nil
    }
    guard let number, number.isPositive else { return nil }
    self = number
  }
}
