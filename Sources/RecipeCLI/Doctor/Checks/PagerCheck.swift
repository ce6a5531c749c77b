import RecipeCore

/// Checks that the pager that a person set can be started.
struct PagerCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    let world = setUp.world
    guard let name = Pager.variables.first(where: { world.variables[$0] != nil }),
      let value = world.variables[name], Pager.isWanted(value), Pager.command(world) == nil
    else { return [] }
    return [
      Finding(
        .terminal, .warning, "the pager is not installed", at: "\(name)=\(value)",
        why: "long pages run off the screen",
        remedy: "install it, or set \(name) to another one, or to 'cat' for none")
    ]
  }
}
