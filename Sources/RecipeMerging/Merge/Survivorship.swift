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

  /// Records the provenance of a value.
  mutating func note(_ origin: FieldProvenance) {
    provenance.append(origin)
  }
}
