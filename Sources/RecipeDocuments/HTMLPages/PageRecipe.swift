import RecipeCore

/// A recipe of a page, being compared with the page's other recipes.
struct PageRecipe {
  /// The draft of the recipe.
  var draft: Recipe
  /// The line of the page at which it starts, from 1.
  let line: Int
  /// The problems.
  var notes: DocumentNotes
  /// The syntax in which it was written.
  let dialect: String
  /// True if the page declares this recipe to be its main entity.
  let isMainEntity: Bool
  /// The id that it states for itself.
  var statedID: StatedID?
  /// True if the directions are those that the page displays, which keep their numbers.
  var displaysSteps = false

  /// True if there are ingredients or directions.
  var hasContent: Bool { !draft.ingredients.isEmpty || !draft.directions.isEmpty }

  /// The amount of information: of two nodes of one recipe, the one with more applies.
  var weight: Int {
    draft.ingredients.count * 100 + draft.directions.count + (isMainEntity ? 1 : 0)
  }

  /// The key that two nodes of one recipe share.
  var key: String { draft.title.cleaned(.line).lowercased() }
}

extension [PageRecipe] {
  /// Returns the distinct recipes, in the order of the page.
  ///
  /// Of nodes with the same title, the most complete applies, and the others fill its gaps. Recipes
  /// of which a page has only the name, such as related ones, are kept if there are no others.
  func different() -> [PageRecipe] {
    let full = contains(where: \.hasContent) ? filter(\.hasContent) : self
    var places: [String: Int] = [:]
    var different: [PageRecipe] = []
    for recipe in full {
      guard let place = places[recipe.key] else {
        places[recipe.key] = different.count
        different.append(recipe)
        continue
      }
      let known = different[place]
      let (better, worse) = recipe.weight > known.weight ? (recipe, known) : (known, recipe)
      different[place] = better
      different[place].draft.fillHoles(from: worse.draft)
    }
    return different
  }
}
