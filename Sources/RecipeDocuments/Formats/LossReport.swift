import RecipeCore
import Text

/// A report of what an export could not represent, per recipe and in total.
package struct LossReport: Sendable {
  /// The number of recipes compared.
  package private(set) var recipeCount = 0
  /// The number of recipes that lost something.
  package private(set) var lossyCount = 0
  /// A line for each recipe that lost something, in order: `loss: TITLE (ID): social_rank, rating`.
  package private(set) var lines: [String] = []

  private var counts: [RecipeField: Int] = [:]
  private let format: String

  /// Creates an empty report about a format.
  package init(on format: String) {
    self.format = format
  }

  /// Adds the loss of a recipe.
  package mutating func add(_ loss: RecipeLoss, title: String, id: String) {
    recipeCount += 1
    guard !loss.parts.isEmpty else { return }
    lossyCount += 1
    for part in loss.parts { counts[part.field, default: 0] += 1 }
    let fields = loss.parts.map(\.description).joined(separator: ", ")
    lines.append("loss: \(title) (\(id)): \(fields)")
  }

  /// The counts by field, on one line: `paprika lost or changed something of 12 of 88 recipes:
  /// social_rank 12, rating 3`.
  package var summary: String {
    let recipes = recipeCount.counted("recipe")
    guard lossyCount > 0 else { return "\(format) lost nothing of \(recipes)" }
    let fields = RecipeField.allCases.compactMap { field in
      counts[field].map { "\(field.rawValue) \($0)" }
    }
    return "\(format) lost or changed something of \(lossyCount) of \(recipes): "
      + fields.joined(separator: ", ")
  }
}
