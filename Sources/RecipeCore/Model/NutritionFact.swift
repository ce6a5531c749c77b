/// One value of a recipe's nutrition, as written: `calories`, "240 kcal".
public struct NutritionFact: Sendable, Hashable {
  /// The name of the fact: `calories`, `fat`, `serving size`.
  public let name: String
  /// The amount, as written.
  public let text: String

  /// The fact on a line: "calories: 240 kcal".
  package var line: String { "\(name): \(text)" }

  /// Creates a fact from its values.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
