import RecipeCore

/// Checks that the web browser that a person set can be started.
struct BrowserCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    let world = setUp.world
    guard let value = world.variables["BROWSER"],
      let name = value.split(separator: ":").first?.split(separator: " ").first.map(String.init),
      world.programs.path(of: name.contains("/") ? .path(name) : .name(name)) == nil
    else { return [] }
    return [
      Finding(
        .terminal, .warning, "the browser is not installed", at: "BROWSER=\(value)",
        why: "'open' cannot show pages", remedy: "install it, or set BROWSER to another one")
    ]
  }
}
