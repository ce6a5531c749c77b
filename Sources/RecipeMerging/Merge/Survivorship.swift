import RecipeCore

/// Picks the surviving value of each field among the members of a cluster.
///
/// Every field is settled by a `Contest`: made-up values are set aside first (`SyntheticValue`),
/// then criteria follow that depend on the field, each in an extension of its own. Where nothing
/// else is said they are: the source trusted most, what most of those say, the record that gives the
/// ingredients, and at last the order of the records' references, so that no order of arrival
/// matters.
struct Survivorship {
  /// One record that is the recipe.
  struct Member {
    /// What it says, shared with the record.
    package let content: SharedRecipe
    /// The name of its source.
    package let source: String
    /// How much its source is trusted.
    package let weight: Double
  }

  /// Where the values came from, for fields that any member has, in the order of `RecipeField`.
  private(set) var provenance: [FieldProvenance] = []

  /// The records, in the order of their references.
  let members: [Member]
  /// Indices of the members, the most trusted first.
  let trusted: [Int]
  /// The member that gives the ingredients; `nil` before that is known, or when none has any.
  private(set) var ingredientMember: Int?

  /// Makes rules for records that are the same recipe, in the order of their references.
  init(_ members: [Member]) {
    self.members = members
    trusted = members.indices.sorted {
      members[$0].weight == members[$1].weight
        ? $0 < $1 : members[$0].weight > members[$1].weight
    }
  }

  /// The merged recipe; its social rank is left to ranking.
  mutating func recipe() -> Recipe {
    let ingredients = ingredients()
    ingredientMember = ingredients?.member
    let title = title()
    let (publisher, publisherURL) = publisher()
    let sourceURL = address(.sourceURL, \.recipe.sourceURL)
    let f2fURL = address(.f2fURL, \.recipe.f2fURL)
    let imageURL = image()
    note(.ingredients, ingredients)
    let groups = ingredientGroups()
    let directions = directions()
    let description = mostTrusted(.description, \.recipe.description)
    let tags = tags()
    let yield = yield()
    let times = times()
    let rating = rating()
    let author = mostTrusted(.author, \.recipe.author, meaning: WordMeaning.words)
    let language = language(ofMember: directions?.member ?? ingredientMember)
    let published = mostTrusted(.published, \.recipe.published)
    return Recipe(
      title: title, publisher: publisher, publisherURL: publisherURL, sourceURL: sourceURL,
      f2fURL: f2fURL, imageURL: imageURL, ingredients: ingredients?.value ?? [],
      ingredientGroups: groups, directions: directions?.value ?? [], description: description,
      tags: tags, yield: yield, prepMinutes: times.prep, cookMinutes: times.cook,
      totalMinutes: times.total, rating: rating, author: author, language: language,
      published: published, extras: extras())
  }

  /// Notes where a value came from.
  mutating func note(_ origin: FieldProvenance) {
    provenance.append(origin)
  }
}
