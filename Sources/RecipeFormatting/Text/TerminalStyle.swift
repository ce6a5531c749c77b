/// Colours and weights, as ECMA-48 (section 8.3.117, SGR) writes them.
package enum TerminalStyle: Sendable, Hashable {
  case bold
  case dim
  case red
  case green
  case yellow

  /// The text in this style when `usesColor`, else as it is.
  package func apply(to text: String, usesColor: Bool) -> String {
    guard usesColor, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private var code: Int {
    switch self {
    case .bold: 1
    case .dim: 2
    case .red: 31
    case .green: 32
    case .yellow: 33
    }
  }
}
