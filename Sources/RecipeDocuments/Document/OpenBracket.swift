/// Brackets that open on one line and close on the next.
enum OpenBracket {
  /// True if a line has an open bracket that the next closes: "250 g butter (cold," and "in cubes)".
  static func joins(_ line: some StringProtocol, _ next: some StringProtocol) -> Bool {
    guard let open = line.lastIndex(of: "("), !line[open...].contains(")"),
      let close = next.firstIndex(of: ")")
    else { return false }
    return !next[..<close].contains("(")
  }
}
