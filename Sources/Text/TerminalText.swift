extension String {
  /// The text without anything that could control or deceive a reader of a terminal.
  ///
  /// C0 and C1 controls, DEL, and the bidirectional overrides and isolates become U+FFFD, except
  /// that tabs and line ends become spaces. Invisible characters are left out, see
  /// `VisibleScalars`; a text of nothing else is one U+FFFD. Everything a source wrote passes
  /// through here before it reaches a terminal.
  package var terminalSafe: String { terminalSafe(keepsLines: false) }

  /// The text like `terminalSafe`, but with its tabs and line feeds.
  package var terminalSafeLines: String { terminalSafe(keepsLines: true) }

  /// The text for a document of its own, with controls replaced as in `terminalSafe`, and invisible
  /// characters kept.
  package var withoutControls: String {
    guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
    return String(scalars: unicodeScalars.map(\.terminalReplacement))
  }

  private func terminalSafe(keepsLines: Bool) -> String {
    guard unicodeScalars.contains(where: { $0.steersTerminal || $0.isIgnorable }) else {
      return self
    }
    let safe = VisibleScalars.of(Array(unicodeScalars)).map { scalar in
      keepsLines && (scalar == "\n" || scalar == "\t") ? scalar : scalar.terminalReplacement
    }
    return safe.isEmpty ? "\u{FFFD}" : String(scalars: safe)
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

  /// The scalar itself, or what is drawn for one that steers a terminal.
  var terminalReplacement: Unicode.Scalar {
    guard steersTerminal else { return self }
    switch value {
    case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: return " "
    default: return "\u{FFFD}"
    }
  }
}
