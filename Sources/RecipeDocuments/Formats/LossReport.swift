import RecipeCore

/// What an export could not carry, recipe by recipe and in all.
package struct LossReport: Sendable {
  /// The number of recipes were compared.
  package private(set) var recipeCount = 0
  /// The number of of them lost something.
  package private(set) var lossyCount = 0
  /// A line for each recipe that lost something, in order: `loss: TITLE (ID): social_rank, rating`.
  package private(set) var lines: [String] = []

  private var counts: [RecipeField: Int] = [:]
  private let format: String

  /// Creates an empty report on a format.
  package init(on format: String) {
    self.format = format
  }

  /// Adds what was lost of a recipe.
  package mutating func add(_ loss: RecipeLoss, title: String, id: String) {
    recipeCount += 1
    guard !loss.parts.isEmpty else { return }
    lossyCount += 1
    for part in loss.parts { counts[part.field, default: 0] += 1 }
    let fields = loss.parts.map(\.description).joined(separator: ", ")
    lines.append("loss: \(title) (\(id)): \(fields)")
  }

  /// One line by field: `paprika lost or changed something of 12 of 88 recipes: social_rank 12,
  /// rating 3`.
  package var summary: String {
    let recipes = recipeCount == 1 ? "1 recipe" : "\(recipeCount) recipes"
    guard lossyCount > 0 else { return "\(format) lost nothing of \(recipes)" }
    let fields = RecipeField.allCases.compactMap { field in
      counts[field].map { "\(field.rawValue) \($0)" }
    }
    return "\(format) lost or changed something of \(lossyCount) of \(recipes): "
      + fields.joined(separator: ", ")
  }
}
