/// Text made safe for roff, as groff and mandoc read it.
enum RoffText {
  /// Returns text for a text line: nothing in it is a request, an escape or a dash of another kind.
  ///
  /// A backslash is `\e`, a hyphen-minus `\-`, a quotation mark `\(dq`, and what is not ASCII its
  /// code point. A dot or an apostrophe begins a line only after the empty character `\&`.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "\n", "\t": escaped += " "
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: continue
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default: escaped += "\\[u\(hexadecimal(scalar))]"
      }
    }
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  /// Returns escaped text in bold.
  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// Returns escaped text in italics, which stands for what a person puts in.
  static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
