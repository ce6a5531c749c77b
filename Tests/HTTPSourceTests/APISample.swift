import RecipeCore
import Testing

/// A public API: how its documentation describes its answers, how it is configured, and what a run is
/// to give.
///
/// The answers have the documented shapes; the recipes in them were made up for these tests.
struct APISample: Sendable, CustomTestStringConvertible {
  let name: String
  /// The options but for the key; addresses without the server.
  var options: [String: SourceOptionValues.Content]
  var key: String?
  /// The answers, by what is asked for.
  let answers: [String: String]
  /// The recipe that is compared.
  let id: String
  let recipe: Recipe
  /// The ids of all records, sorted.
  let ids: [String]
  /// The number of requests of a run.
  let requestCount: Int

  var testDescription: String { name }

  static let all = [mealDB, dummyJSON, forkifyOld, forkify, tasty, spoonacular]
}
