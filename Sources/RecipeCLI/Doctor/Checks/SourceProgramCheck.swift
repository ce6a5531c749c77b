import RecipeConfiguration
import RecipeCore

/// Checks that the programs of sources that are not trusted yet are there.
struct SourceProgramCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    setUp.sources.flatMap { source -> [Finding] in
      // A source that could be made says itself what is missing.
      guard case .failure = source.made else { return [] }
      let options = setUp.context.catalogs.sources.plugin(of: source.settings.kind)?.options ?? []
      return options.filter { $0.kind == .program }.compactMap { option in
        finding(
          source.settings.values.program(option.name),
          at: "sources.\(source.settings.name).\(option.name)",
          why: "nothing of sources.\(source.settings.name) is listed", setUp)
      }
    }
  }

  private func finding(
    _ program: ProgramName?, at place: String, why: String, _ setUp: SetUp
  ) -> Finding? {
    let programs = setUp.world.programs
    guard let program, programs.path(of: programs.plugin(program, for: .source)) == nil else {
      return nil
    }
    let (name, remedy) =
      switch program {
      case .path(let path):
        (setUp.shown(path), "correct the path, or make the file executable: chmod +x")
      case .name(let name): (name, "install it, or write its path")
      }
    return Finding(
      .sources, .error, "there is no program '\(name)' that can be run", at: place, why: why,
      remedy: remedy)
  }
}
