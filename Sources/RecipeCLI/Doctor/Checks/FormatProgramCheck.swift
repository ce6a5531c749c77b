import RecipeConfiguration
import RecipeCore

/// Checks that the program of each format is there and may run.
struct FormatProgramCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    guard let configuration = setUp.configuration else { return [] }
    let trust = CommandTrust(context: setUp.context, configuration: configuration)
    return configuration.formats.compactMap { format in
      guard let (what, remedy) = fault(of: format, trust, setUp) else { return nil }
      return Finding(
        .configuration, .error, what, at: "formats.\(format.name).command",
        why: "nothing can be written in this format", remedy: remedy)
    }
  }

  private func fault(
    of format: FormatSettings, _ trust: CommandTrust, _ setUp: SetUp
  ) -> (what: String, remedy: String)? {
    let programs = setUp.world.programs
    guard programs.path(of: programs.plugin(format.program, for: .format)) != nil else {
      let obstacle = programs.obstacle(to: format.program)
      return (obstacle.reason, obstacle.help)
    }
    do throws(CommandFailure) {
      _ = try trust.file(of: format.program, at: "formats.\(format.name).command")
      return nil
    } catch {
      return (error.message, error.help ?? "look at the file")
    }
  }
}
