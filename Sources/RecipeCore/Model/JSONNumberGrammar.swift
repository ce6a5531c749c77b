import Text

/// The grammar of a JSON number, so that a text kept verbatim is safe to print as JSON.
package enum JSONNumberGrammar {
  /// True if `text` is `-? int frac? exp?` of RFC 8259, section 6.
  package static func accepts(_ text: String.UTF8View) -> Bool {
    var rest = text[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    guard let first = rest.first, first.isASCIIDigit else { return false }
    if first == UInt8(ascii: "0") {
      rest.removeFirst()
    } else {
      rest = rest.drop(while: \.isASCIIDigit)
    }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard dropDigits(&rest) else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard dropDigits(&rest) else { return false }
    }
    return rest.isEmpty
  }

  private static func dropDigits(_ rest: inout Substring.UTF8View) -> Bool {
    guard let first = rest.first, first.isASCIIDigit else { return false }
    rest = rest.drop(while: \.isASCIIDigit)
    return true
  }
}
