import RecipeCore

/// Checks that the terminal's text is UTF-8, which is what is written.
struct LocaleCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    let variables = setUp.world.variables
    guard setUp.world.output.terminal != nil else { return [] }
    // Without any of them the locale is "C", as if LANG said so.
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].first { !(variables[$0] ?? "").isEmpty } ?? "LANG"
    let value = variables[name] ?? ""
    let folded = value.lowercased().filter { $0 != "-" }
    guard !folded.contains("utf8") else { return [] }
    return [
      Finding(
        .terminal, .warning, "the character set is not UTF-8", at: "\(name)=\(value)",
        why: "accents, fractions and other scripts may look broken",
        remedy: "set it to a UTF-8 locale, such as C.UTF-8 or en_US.UTF-8")
    ]
  }
}
