import RecipeConfiguration
import RecipeCore
import Text

/// Checks that the program for HTTP is beside this one, and can make requests, if a source asks a network.
struct NetworkHelperCheck: DoctorCheck {
  /// The argument with which the helper tells whether it can make requests.
  private static let option = "--check"
  private static let timeout = Duration.seconds(10)

  func findings(in setUp: SetUp) async -> [Finding] {
    let networked = setUp.sources.filter {
      $0.settings.network != nil && $0.settings.recording == nil
    }
    guard let first = networked.first, let helper = setUp.world.networkHelper else { return [] }
    let why = "no server can be asked, which sources.\(first.settings.name) needs"
    guard (try? setUp.files.status(of: helper)) ?? nil != nil else {
      return [
        Finding(
          .sources, .error, "the program recipes-http is missing", at: helper, why: why,
          remedy: "install recipes-http in the folder of recipes")
      ]
    }
    guard let (problem, remedy) = await Self.problem(of: helper, setUp.world.processes) else {
      return []
    }
    return [
      Finding(
        .sources, .error, problem, at: helper, why: why, remedy: remedy ?? "install recipes again")
    ]
  }

  /// Returns the reason why the helper cannot make requests, with its remedy, or `nil` if it can.
  private static func problem(
    of helper: String, _ processes: any ProcessLauncher
  ) async -> (what: String, remedy: String?)? {
    let cannotRun = "recipes-http cannot be run"
    do throws(ProcessFailure) {
      let result = try await processes.run(
        [helper, option], timeout: timeout, maximumOutputSize: 4096)
      guard result.status != 0 else { return nil }
      let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
      return (
        lines.first.map(String.init) ?? cannotRun, lines.dropFirst().first.map(String.init)
      )
    } catch {
      return ("\(cannotRun): \(error.message)", error.help)
    }
  }
}
