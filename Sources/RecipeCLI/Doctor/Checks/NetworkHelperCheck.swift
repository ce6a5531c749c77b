import RecipeConfiguration
import RecipeCore

/// Checks that the program for HTTP is beside this one if a source asks a network.
struct NetworkHelperCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    let networked = setUp.sources.filter { $0.settings.network != nil }
    guard let first = networked.first, let helper = setUp.world.networkHelper,
      (try? setUp.files.status(of: helper)) ?? nil == nil
    else { return [] }
    return [
      Finding(
        .sources, .error, "the program recipes-http is missing", at: helper,
        why: "no server can be asked, which sources.\(first.settings.name) needs",
        remedy: "install recipes-http in the folder of recipes")
    ]
  }
}
