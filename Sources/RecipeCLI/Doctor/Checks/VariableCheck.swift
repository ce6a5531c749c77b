import RecipeCore

/// Checks the environment variables that the program reads.
struct VariableCheck: DoctorCheck {
  private static let folders = [
    "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME",
  ]
  private static let numbers = ["COLUMNS", "RECIPES_PROCESSORS"]

  func findings(in setUp: SetUp) -> [Finding] {
    let variables = setUp.world.variables
    func given(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    let folders = Self.folders.compactMap { name -> Finding? in
      guard let value = given(name), !value.hasPrefix("/") else { return nil }
      return Finding(
        .terminal, .warning, "the path is relative", at: "\(name)=\(value)",
        why: "it is ignored, as the XDG base directory specification says",
        remedy: "make it absolute, or unset it")
    }
    let numbers = Self.numbers.compactMap { name -> Finding? in
      guard let value = given(name), (Int(value) ?? 0) < 1 else { return nil }
      return Finding(
        .terminal, .warning, "the value is not a number above 0", at: "\(name)=\(value)",
        why: "it is ignored", remedy: "correct it, or unset it")
    }
    return folders + numbers
  }
}
