import RecipeCore

/// Checks that the terminal can show tables and colours.
struct TerminalCheck: DoctorCheck {
  private static let leastWidth = 60

  func findings(in setUp: SetUp) -> [Finding] {
    guard let terminal = setUp.world.output.terminal else { return [] }
    var findings: [Finding] = []
    let type = setUp.world.variables["TERM"] ?? ""
    if !setUp.world.terminalCanDraw {
      findings.append(
        Finding(
          .terminal, .warning, "the terminal says that it can show nothing but text",
          at: "TERM=\(type)", why: "there are no colours, no pager and no full screen",
          remedy: "set TERM to what the terminal is, such as xterm-256color"))
    }
    if isUnknown(type, in: setUp) {
      findings.append(
        Finding(
          .terminal, .warning, "the terminal has a name that is not known here",
          at: "TERM=\(type)", why: "'less' and other programs take it for one that can do nothing",
          remedy: "set TERM to what the terminal is, such as xterm-256color"))
    }
    if terminal.width < Self.leastWidth {
      findings.append(
        Finding(
          .terminal, .warning, "the terminal has \(terminal.width) columns", at: "the terminal",
          why: "tables become lists below \(Self.leastWidth) columns", remedy: "make it wider"))
    }
    return findings
  }

  /// The folders of descriptions of terminals (terminfo), where a system has them.
  private static let folders = [
    "/etc/terminfo", "/lib/terminfo", "/usr/lib/terminfo", "/usr/share/terminfo",
    "/usr/local/share/terminfo", "/opt/homebrew/share/terminfo",
  ]

  /// True if there are descriptions of terminals, and none has a name.
  private func isUnknown(_ type: String, in setUp: SetUp) -> Bool {
    guard let first = type.unicodeScalars.first, type != "dumb" else { return false }
    let variables = setUp.world.variables
    let own =
      [variables["TERMINFO"], setUp.world.homeFolder.map { $0 + "/.terminfo" }].compactMap(\.self)
      + (variables["TERMINFO_DIRS"] ?? "").split(separator: ":").map(String.init)
    let exists = { (path: String) in (try? setUp.world.files.status(of: path)) ?? nil != nil }
    let folders = (own + Self.folders).filter { $0.hasPrefix("/") && exists($0) }
    // A letter, or on macOS its number.
    let names = ["\(first)/\(type)", "\(String(first.value, radix: 16))/\(type)"]
    return !folders.isEmpty
      && !folders.contains { folder in names.contains { exists(folder + "/" + $0) } }
  }
}
