import RecipeConfiguration
import RecipeCore

/// Checks that the programs of formats, and of sources that are not trusted yet, are there.
struct ProgramCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    guard let configuration = setUp.configuration else { return [] }
    return ofSources(setUp) + ofFormats(configuration, setUp)
  }

  private func ofSources(_ setUp: SetUp) -> [Finding] {
    setUp.sources.flatMap { source -> [Finding] in
      // A source that could be made says itself what is missing.
      guard case .failure = source.made else { return [] }
      let options = setUp.context.catalogs.sources.plugin(of: source.settings.kind)?.options ?? []
      return options.filter { $0.kind == .program }.compactMap { option in
        finding(
          source.settings.values.program(option.name), .sources,
          at: "sources.\(source.settings.name).\(option.name)",
          why: "nothing of sources.\(source.settings.name) is listed", setUp)
      }
    }
  }

  private func ofFormats(_ configuration: Configuration, _ setUp: SetUp) -> [Finding] {
    configuration.formats.compactMap { format in
      finding(
        format.program, .configuration, at: "formats.\(format.name).command",
        why: "'-o \(format.name)' ends with an error", setUp)
    }
  }

  private func finding(
    _ program: ProgramName?, _ area: DoctorArea, at place: String, why: String, _ setUp: SetUp
  ) -> Finding? {
    guard let program, setUp.world.programs.path(of: program) == nil else { return nil }
    let (name, remedy) =
      switch program {
      case .path(let path):
        (setUp.shown(path), "correct the path, or make the file executable: chmod +x")
      case .name(let name): (name, "install it, or write its path")
      }
    return Finding(
      area, .error, "there is no program '\(name)' that can be run", at: place, why: why,
      remedy: remedy)
  }
}
