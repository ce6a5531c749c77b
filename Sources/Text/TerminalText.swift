extension String {
  /// The text without anything that could control a terminal.
  ///
  /// C0 and C1 controls, DEL, and the bidirectional overrides and isolates become U+FFFD, except
  /// that tabs and line ends become spaces. Everything a source wrote passes through here before
  /// it reaches a terminal.
  package var terminalSafe: String {
    guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
    var safe = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      safe.append(scalar.terminalReplacement)
    }
    return String(safe)
  }
}

extension Unicode.Scalar {
  /// True if a terminal might interpret the scalar instead of drawing it.
  package var steersTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var terminalReplacement: Unicode.Scalar {
    guard steersTerminal else { return self }
    switch value {
    case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: return " "
    default: return "\u{FFFD}"
    }
  }
}
