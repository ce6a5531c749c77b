import RecipeCore

/// The survivorship rules, which choose the value of each field among the members of a cluster.
///
/// Every field is settled by a `Contest`: synthetic values are set aside first (`SyntheticValue`),
/// then criteria follow that depend on the field, each in its own extension. By default they are:
/// the most trusted source, the majority of those, the record that gives the ingredients, and last
/// the order of the records' references, so that the order of arrival does not matter.
struct Survivorship {
  /// One record of the cluster.
  struct Member {
    /// The content, shared with the record.
    package let content: SharedRecipe
    /// The name of its source.
    package let source: String
    /// The trust in its source.
    package let weight: Double
  }

  /// The provenance of the values, for fields that any member has, in the order of `RecipeField`.
  private(set) var provenance: [FieldProvenance] = []

  /// The records, in the order of their references.
  let members: [Member]
  /// Indices of the members, the most trusted first.
  let trusted: [Int]
  /// The member that gives the ingredients, or `nil` if that is not known yet or none has any.
  private(set) var ingredientMember: Int?
  /// The member that gives the directions, or `nil` if that is not known yet or none has any.
  var directionMember: Int?

  /// Creates the rules for the records of a cluster, in the order of their references.
  init(_ members: [Member]) {
    self.members = members
    trusted = members.indices.sorted {
      members[$0].weight == members[$1].weight
        ? $0 < $1 : members[$0].weight > members[$1].weight
    }
  }

  /// Merges the records; the social rank is left to ranking.
  mutating func recipe() -> Recipe {
    let ingredients = ingredients()
    ingredientMember = ingredients?.member
    var recipe = Recipe(title: "")
    for field in RecipeField.allCases { settle(field, of: &recipe, ingredients) }
    return recipe
  }

  private mutating func settle(
    _ field: RecipeField, of recipe: inout Recipe, _ ingredients: Lines?
  ) {
    switch field {
    case .title: recipe.title = title()
    case .publisher: (recipe.publisher, recipe.publisherURL) = publisher()
    case .sourceURL: recipe.sourceURL = address(.sourceURL, \.recipe.sourceURL)
    case .f2fURL: recipe.f2fURL = address(.f2fURL, \.recipe.f2fURL)
    case .imageURL: recipe.imageURL = image()
    case .ingredients:
      note(.ingredients, ingredients)
      recipe.ingredients = ingredients?.value ?? []
    case .ingredientGroups: recipe.ingredientGroups = ingredientGroups()
    case .directions: recipe.directions = directions()
    case .directionGroups: recipe.directionGroups = directionGroups()
    case .description: recipe.description = mostTrusted(.description, \.recipe.description)
    case .tags: recipe.tags = tags()
    case .notes: recipe.notes = notes()
    case .tools: recipe.tools = tools()
    case .nutrition:
      recipe.nutrition = mostTrusted(.nutrition, \.recipe.nutrition.unlessEmpty) ?? []
    case .yield: recipe.yield = yield()
    case .prepMinutes:
      let times = times()
      (recipe.prepMinutes, recipe.cookMinutes) = (times.prep, times.cook)
      recipe.totalMinutes = times.total
    case .waitMinutes: recipe.waitMinutes = waitMinutes()
    case .rating: recipe.rating = rating()
    case .author:
      recipe.author = mostTrusted(.author, \.recipe.author, meaning: WordMeaning.words)
    case .language: recipe.language = language()
    case .published: recipe.published = mostTrusted(.published, \.recipe.published)
    case .extras: recipe.extras = extras()
    // Settled with the publisher and the first of the times, and by ranking.
    case .publisherURL, .cookMinutes, .totalMinutes, .socialRank: break
    }
  }

  /// Records the provenance of a value.
  mutating func note(_ origin: FieldProvenance) {
    provenance.append(origin)
  }
}
