import RecipeCore

extension RecipeDraft {
  /// Fills missing values from another description of the same recipe.
  mutating func fillHoles(from other: RecipeDraft) {
    if title.isEmpty { title = other.title }
    publisher = publisher ?? other.publisher
    publisherURL = publisherURL ?? other.publisherURL
    sourceURL = sourceURL ?? other.sourceURL
    imageURL = imageURL ?? other.imageURL
    if ingredients.isEmpty {
      (ingredients, ingredientGroups) = (other.ingredients, other.ingredientGroups)
    }
    if directions.isEmpty { directions = other.directions }
    description = description ?? other.description
    if tags.isEmpty { tags = other.tags }
    yield = yield ?? other.yield
    prepMinutes = prepMinutes ?? other.prepMinutes
    cookMinutes = cookMinutes ?? other.cookMinutes
    totalMinutes = totalMinutes ?? other.totalMinutes
    rating = rating ?? other.rating
    author = author ?? other.author
    language = language ?? other.language
    published = published ?? other.published
  }

  /// Fills missing values from the head of its page, and resolves relative URLs.
  mutating func fillHoles(from facts: PageFacts) {
    if title.cleaned(.line).isEmpty { title = facts.openGraph["og:title"] ?? "" }
    let base = facts.base
    sourceURL = Self.absolute(sourceURL, base) ?? Self.absolute(facts.pageURL, base)
    imageURL = Self.absolute(imageURL ?? facts.openGraph["og:image"], base)
    publisherURL = Self.absolute(publisherURL, base)
    publisher = publisher ?? facts.openGraph["og:site_name"]
    language = language ?? facts.language
  }

  private static func absolute(_ url: String?, _ base: PageURL?) -> String? {
    guard let url = url?.cleaned(.verbatimLine), !url.isEmpty else { return nil }
    return base?.resolved(url) ?? url
  }
}
