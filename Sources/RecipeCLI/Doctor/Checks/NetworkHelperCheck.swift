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
    let result = try? await setUp.world.processes.run(
      [helper, Self.option], timeout: Self.timeout, outputLimit: 4096)
    guard let result, result.status != 0 else { return [] }
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    return [
      Finding(
        .sources, .error, lines.first.map(String.init) ?? "recipes-http cannot be run", at: helper,
        why: why, remedy: lines.dropFirst().first.map(String.init) ?? "install recipes again")
    ]
  }
}
