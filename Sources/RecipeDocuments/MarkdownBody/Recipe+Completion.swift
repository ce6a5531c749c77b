import RecipeCore

extension Recipe {
  /// Takes the values of another reading of the same front matter.
  ///
  /// - Parameter names: The members that only told the units of times.
  mutating func complete(from other: Recipe, besides names: Set<String>) {
    if title.isEmpty { title = other.title }
    ingredientGroups += other.ingredientGroups.map {
      RecipeGroup(name: $0.name, start: $0.start + ingredients.count)
    }
    ingredients += other.ingredients
    directions += other.directions
    tags += other.tags
    tools += other.tools
    notes += other.notes
    nutrition += other.nutrition
    description = description ?? other.description
    author = author ?? other.author
    publisher = publisher ?? other.publisher
    sourceURL = sourceURL ?? other.sourceURL
    imageURL = imageURL ?? other.imageURL
    language = language ?? other.language
    published = published ?? other.published
    rating = rating ?? other.rating
    completeMeasures(from: other)
    extras += other.extras.filter { !names.contains($0.name) }
  }
}
