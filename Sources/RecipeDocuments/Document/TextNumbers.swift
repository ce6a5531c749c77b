import Text

/// The numbers in a text: "1½ cups or 250 ml" has 1.5 and 250.
struct TextNumbers {
  /// The values, in order; a whole number before a fraction counts by itself, too.
  private(set) var values: [Double] = []

  /// Finds the numbers of a text.
  init(_ text: String) {
    var token = ""
    var whole: Double?
    func isNumeric(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "0"..."9", ".", ",", "/", "\u{2044}": true
      default: scalar.value > 0xB0 && scalar.properties.numericType == .numeric
      }
    }
    for scalar in text.unicodeScalars {
      let isFraction = scalar.value > 0xB0 && isNumeric(scalar) && scalar != "\u{2044}"
      if isFraction || !isNumeric(scalar) { add(token, &whole) }
      if isFraction { add(String(scalar), &whole) }
      token = isNumeric(scalar) && !isFraction ? token + String(scalar) : ""
      if !isNumeric(scalar), scalar != " " { whole = nil }
    }
    add(token, &whole)
  }

  private mutating func add(_ token: String, _ whole: inout Double?) {
    let token = token.hasSuffix(".") || token.hasSuffix(",") ? String(token.dropLast()) : token
    guard !token.isEmpty, token.utf8.count <= 20, let value = PlainDuration.number(token) else {
      return
    }
    values.append(value)
    if PlainDuration.isFraction(token), let number = whole { values.append(number + value) }
    whole = PlainDuration.isFraction(token) ? nil : value
  }
}
