import RecipeCore
import RecipeDocuments
import RecipeFormatting
import RecipeMerging
import RecipeSearch

/// What an export loses.
extension ExportPlan {
  /// How many recipes have a field that the format has no place for.
  func lossyCount(of result: QueryResult) -> Int {
    guard let carried = document?.writer?.carriedFields else { return 0 }
    let lost = RecipeField.allCases.filter { !carried.contains($0) }
    guard !lost.isEmpty else { return 0 }
    return result.recipes.count { recipe in
      let recipe = recipe.whole
      return lost.contains { recipe.has($0) }
    }
  }

  /// Reads back what is written of each recipe; `nil` when the format is not read.
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

  /// What is written of one recipe.
  private func bytes(of recipe: RankedRecipe) -> [UInt8] {
    let alone = QueryResult(recipes: [recipe], total: 1, offset: 0, reports: [])
    var bytes: [UInt8] = []
    var buffer = OutputBuffer { piece in
      bytes += piece
      return .written
    }
    write(alone, to: &buffer)
    buffer.flush()
    return bytes
  }
}
