import RecipeCore
import Text

/// A function that packs merged recipes whose records are packed.
enum MergePacker {
  /// Returns the recipes with packed values, some of them in the same bytes.
  static func pack(_ recipes: [MergedRecipe]) -> [MergedRecipe] {
    var writer = ByteWriter()
    let ends = recipes.map { recipe in
      guard mayBePacked(recipe) else {
        return (values: writer.bytes.count, all: writer.bytes.count)
      }
      recipe.writeRecipe(to: &writer)
      let end = writer.bytes.count
      recipe.writeProvenance(to: &writer)
      return (values: end, all: writer.bytes.count)
    }
    guard !writer.bytes.isEmpty else { return recipes }
    let bytes = SharedBytes(writer.bytes)
    return recipes.indices.map { index in
      guard mayBePacked(recipes[index]) else { return recipes[index] }
      let (start, end) = (index > 0 ? ends[index - 1].all : 0, ends[index])
      return recipes[index].packed(
        PackedRecipe(bytes, start..<end.values), PackedProvenance(bytes, end.values..<end.all))
    }
  }

  /// True if the records of a recipe are packed and its own values are not.
  private static func mayBePacked(_ recipe: MergedRecipe) -> Bool {
    !recipe.content.isPacked && recipe.members.allSatisfy(\.content.isPacked)
  }
}
