import RecipeConfiguration
import RecipeCore
import Text

/// Checks that every aisle has foods, and that no food is in two.
struct AisleCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    guard let configuration = setUp.configuration else { return [] }
    let file = setUp.shown(configuration.file)
    let empty = configuration.aisles.filter(\.foods.isEmpty).map { aisle in
      Finding(
        .configuration, .warning, "this aisle has no foods", at: "\(file): aisles.\(aisle.name)",
        why: "nothing is listed there", remedy: "name its foods, or remove it")
    }
    var places: [String: String] = [:]
    let repeated = configuration.aisles.flatMap { aisle in
      aisle.foods.compactMap { food -> Finding? in
        let folded = TextFolding.foldedString(food)
        guard let first = places[folded] else {
          places[folded] = aisle.name
          return nil
        }
        return Finding(
          .configuration, .warning, "'\(food)' is in the aisle '\(first)', too",
          at: "\(file): aisles.\(aisle.name)", why: "it is listed in the first of them",
          remedy: "remove it from one of them")
      }
    }
    return empty + repeated
  }
}
