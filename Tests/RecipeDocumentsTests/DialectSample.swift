import RecipeCore
import Testing

/// A document of one dialect, and what a person reads in it.
struct DialectSample: Sendable, CustomTestStringConvertible {
  let dialect: String
  let about: String
  let text: String
  var title = "Leek soup"
  var ingredients = ["2 leeks", "1 l water"]
  var groups: [String] = []
  var directions = ["Wash the leeks.", "Boil them."]
  var yield: String?
  var prep: MinuteRange?
  var cook: MinuteRange?
  var total: MinuteRange?
  var tags: [String] = []
  var source: String?
  var image: String?
  var description: String?

  var testDescription: String { "\(dialect): \(about)" }
}
