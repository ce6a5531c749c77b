import RecipeCore
import RecipeMerging

/// A function that packs merged recipes into the same bytes.
enum MergePacker {
  /// Returns the recipes with packed values, but those of one record as they are.
  static func pack(_ recipes: [MergedRecipe]) -> [MergedRecipe] {
    var writer = ByteWriter()
    let ends = recipes.map { recipe in
      guard needsPacking(recipe) else {
        return (values: writer.bytes.count, all: writer.bytes.count)
      }
      recipe.content.write(to: &writer)
      let end = writer.bytes.count
      recipe.origins.write(to: &writer, among: recipe.members.count)
      return (values: end, all: writer.bytes.count)
    }
    guard !writer.bytes.isEmpty else { return recipes }
    let bytes = SharedBytes(writer.bytes)
    return recipes.indices.map { index in
      let recipe = recipes[index]
      guard needsPacking(recipe) else { return recipe }
      let (start, end) = (index > 0 ? ends[index - 1].all : 0, ends[index])
      return MergedRecipe(
        id: recipe.id, members: recipe.members, links: recipe.links,
        content: .deferred(PackedRecipe(bytes, start..<end.values)),
        origins: .deferred(PackedProvenance(bytes, end.values..<end.all)))
    }
  }

  /// True if a recipe has values of its own that are not packed.
  private static func needsPacking(_ recipe: MergedRecipe) -> Bool {
    recipe.members.count > 1 && recipe.content.packed == nil
  }
}
