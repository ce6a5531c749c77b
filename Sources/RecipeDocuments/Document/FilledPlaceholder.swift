/// Numbers in double braces, which a program would scale, as in "Mix {{2 cups}} flour".
enum FilledPlaceholder {
  /// Returns a text with the numbers and their units without the braces; what has no number at its
  /// start stays as it is.
  static func plain(_ text: String) -> String {
    guard text.contains("{{") else { return text }
    var rest = text[...]
    var plain = ""
    while let start = rest.firstRange(of: "{{") {
      let inside = rest[start.upperBound...]
      guard let end = inside.firstRange(of: "}}") else { break }
      let value = inside[..<end.lowerBound].drop { $0 == " " }
      let isNumber = value.first?.isNumber == true && value.utf8.count <= longest
      plain += rest[..<start.lowerBound]
      let number = String(value).cleaned(.line)
      plain += isNumber ? number : String(rest[start.lowerBound..<end.upperBound])
      rest = rest[end.upperBound...]
    }
    return plain + rest
  }

  private static let longest = 40
}
