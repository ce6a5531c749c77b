/// Colours and weights of ECMA-48 (section 8.3.117, SGR).
package enum TerminalStyle: Sendable, Hashable {
  case bold
  case dim
  case red
  case green
  case yellow

  /// Returns the text in this style if `usesColor`, else unchanged.
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
