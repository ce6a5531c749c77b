import RecipeCore

/// A recipe that a page has, while those of the page are compared.
struct PageRecipe {
  /// The recipe so far.
  var draft: RecipeDraft
  /// The line of the page it begins at, from 1.
  let line: Int
  /// What was odd about it.
  var notes: DocumentNotes
  /// How it was written.
  let dialect: String
  /// True if the page says that it is about this recipe.
  let isMainEntity: Bool

  /// True if it has anything to cook.
  var hasContent: Bool { !draft.ingredients.isEmpty || !draft.directions.isEmpty }

  /// How much it says: of two nodes of one recipe the one that says more counts.
  var weight: Int {
    draft.ingredients.count * 100 + draft.directions.count + (isMainEntity ? 1 : 0)
  }

  /// What two nodes of one recipe have in common.
  var key: String { draft.title.cleaned(.line).lowercased() }
}

extension [PageRecipe] {
  /// The different recipes, in the order of the page.
  ///
  /// Of nodes with one title the fullest counts, and the others fill its holes. Recipes of which a
  /// page only gives the name, as lists of related ones do, count when it has no others.
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
