import RecipeCore

extension ProgramSearch {
  /// Returns the plug-in that a configuration names, with or without its start: `soup` is
  /// `recipes-source-soup` if that is there, and else a program of this name.
  func plugin(_ program: ProgramName, for purpose: PluginPurpose) -> ProgramName {
    guard case .name(let name) = program, PluginPurpose(ofProgram: name) == nil else {
      return program
    }
    let plugin = ProgramName.name(purpose.prefix + name)
    return path(of: plugin) == nil ? program : plugin
  }
}
