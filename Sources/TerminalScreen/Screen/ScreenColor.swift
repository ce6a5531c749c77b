/// The sixteen colours of a terminal's own palette.
package enum ScreenColor: Int, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite

  /// The parameter of SGR that sets it as the colour of the text.
  var code: Int { rawValue < 8 ? 30 + rawValue : 82 + rawValue }

  /// Creates the colour of a parameter of SGR.
  init?(code: Int) {
    switch code {
    case 30...37: self.init(rawValue: code - 30)
    case 90...97: self.init(rawValue: code - 82)
    default: return nil
    }
  }
}
