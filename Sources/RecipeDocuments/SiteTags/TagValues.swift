/// The values of a tag: `amount="200" "flour"`, `(amount=200, name="flour")`, `servings={4}`.
enum TagValues {
  /// The maximum number of values of a tag.
  private static let maximumCount = 24

  /// Returns the values in the text after the name of a tag.
  static func all(in text: Substring) -> [(name: String?, text: String)] {
    var values: [(name: String?, text: String)] = []
    var rest = text
    while values.count < maximumCount {
      rest = rest.drop { " ,()\t".contains($0) }
      guard let first = rest.first else { break }
      var name: String?
      if first.isLetter {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "-_.".contains($0) }
        let after = rest[word.endIndex...].drop { $0 == " " }
        if after.first == "=" || rest[word.endIndex...].hasPrefix(":") {
          name = String(word)
          rest = after.dropFirst().drop { $0 == " " }
        }
      }
      let value = value(at: &rest)
      if !value.isEmpty { values.append((name, value)) }
    }
    return values
  }

  /// Takes a value: a word, or a text in quotation marks or braces.
  private static func value(at rest: inout Substring) -> String {
    var text = rest
    let isBraced = text.first == "{"
    if isBraced { text = text.dropFirst() }
    let value: Substring
    if let quote = text.first, "\"'`“”".contains(quote) {
      let ends = "“”".contains(quote) ? "”" : String(quote)
      value = text.dropFirst().prefix { !ends.contains($0) }
      text = text[value.endIndex...].dropFirst()
    } else {
      value = text.prefix { !(isBraced ? "}" : " ,)\t").contains($0) }
      text = text[value.endIndex...]
    }
    if isBraced, text.first == "}" { text = text.dropFirst() }
    // A mark that belongs to no value is passed over.
    rest = text.startIndex == rest.startIndex ? text.dropFirst() : text
    return String(value).cleaned(.line)
  }
}
