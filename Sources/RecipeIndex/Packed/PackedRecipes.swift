import RecipeCore
import RecipeMerging
import RecipeSearch

/// The ranked recipes of a run, decoded at each access.
struct PackedRecipes: RankedRecipes {
  private let recipes: [RankedRecipe]

  /// Creates a collection of recipes in rank order.
  init(_ recipes: [RankedRecipe]) {
    self.recipes = recipes
  }

  var count: Int { recipes.count }

  subscript(position: Int) -> RankedRecipe { recipes[position].decoded }
}

extension RankedRecipe {
  /// The same recipe as values, for callers that read several fields.
  var decoded: RankedRecipe {
    RankedRecipe(merged: merged.decoded, socialRank: socialRank)
  }
}

extension MergedRecipe {
  fileprivate var decoded: MergedRecipe {
    let members = members.map { $0.holding($0.content.decoded) }
    // The values of a single member are those of the recipe, and are decoded once.
    return MergedRecipe(
      id: id, members: members, links: links,
      content: members.count == 1 ? members[0].content : content.decoded, origins: origins)
  }
}
