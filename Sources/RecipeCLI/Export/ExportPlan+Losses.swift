import RecipeCore
import RecipeDocuments
import RecipeFormatting
import RecipeMerging
import RecipeSearch

/// The losses of an export.
extension ExportPlan {
  /// Returns the number of recipes with a field that the format cannot represent.
  func lossyCount(of result: QueryResult) -> Int {
    guard let carried = document?.writer?.carriedFields else { return 0 }
    let lost = RecipeField.allCases.filter { !carried.contains($0) }
    guard !lost.isEmpty else { return 0 }
    return result.recipes.count { recipe in
      let recipe = recipe.whole
      return lost.contains { recipe.has($0) }
    }
  }

  /// Reads each written recipe back, or returns `nil` if the format cannot be read.
  func losses(of result: QueryResult) -> LossReport? {
    let known = document ?? DocumentFormats.format(named: format)
    guard let reader = known?.reader else { return nil }
    var report = LossReport(on: format)
    for recipe in result.recipes {
      let path = "recipe." + (known?.endings.first ?? format)
      let loss = RecipeLoss(
        of: recipe.whole, in: bytes(of: recipe), readBy: reader, path: path)
      report.add(loss, title: recipe.merged.recipe.title, id: recipe.merged.id)
    }
    return report
  }

  /// Returns the bytes written for a recipe.
  private func bytes(of recipe: RankedRecipe) -> [UInt8] {
    let alone = QueryResult(
      recipes: ElementStream([recipe]), total: 1, offset: 0, reports: [])
    var bytes: [UInt8] = []
    var buffer = OutputBuffer { piece in
      bytes += piece
      return .written
    }
    (try? prepared(alone))?(&buffer)
    buffer.flush()
    return bytes
  }
}
