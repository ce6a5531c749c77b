import RecipeCore

/// Checks that the terminal can show tables and colours.
struct TerminalCheck: DoctorCheck {
  private static let leastWidth = 60

  func findings(in setUp: SetUp) -> [Finding] {
    guard let terminal = setUp.world.output.terminal else { return [] }
    var findings: [Finding] = []
    let type = setUp.world.variables["TERM"] ?? ""
    if type.isEmpty || type == "dumb" {
      findings.append(
        Finding(
          .terminal, .warning, "the terminal says that it can show nothing but text",
          at: "TERM=\(type)", why: "there are no colours, no pager and no full screen",
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
}
