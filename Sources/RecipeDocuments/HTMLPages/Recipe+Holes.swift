import RecipeCore

extension Recipe {
  /// Fills missing values from another description of the same recipe.
  mutating func fillHoles(from other: Recipe) {
    if title.isEmpty { title = other.title }
    for field in RecipeField.allCases where !has(field) { take(field, from: other) }
  }

  private mutating func take(_ field: RecipeField, from other: Recipe) {
    switch field {
    case .publisher: publisher = other.publisher
    case .publisherURL: publisherURL = other.publisherURL
    case .sourceURL: sourceURL = other.sourceURL
    case .imageURL: imageURL = other.imageURL
    case .ingredients:
      (ingredients, ingredientGroups) = (other.ingredients, other.ingredientGroups)
    case .directions:
      (directions, directionGroups) = (other.directions, other.directionGroups)
    case .description: description = other.description
    case .tags: tags = other.tags
    case .notes: notes = other.notes
    case .tools: tools = other.tools
    case .nutrition: nutrition = other.nutrition
    case .yield: yield = other.yield
    case .prepMinutes: prepMinutes = other.prepMinutes
    case .cookMinutes: cookMinutes = other.cookMinutes
    case .waitMinutes: waitMinutes = other.waitMinutes
    case .totalMinutes: totalMinutes = other.totalMinutes
    case .rating: rating = other.rating
    case .author: author = other.author
    case .language: language = other.language
    case .published: published = other.published
    // Groups are those of their lines; the last three are not part of what a page shows.
    case .title, .ingredientGroups, .directionGroups, .f2fURL, .socialRank, .extras: break
    }
  }

  /// Fills missing values from the head of its page, and resolves relative URLs.
  mutating func fillHoles(from facts: PageFacts) {
    if title.cleaned(.line).isEmpty { title = facts.openGraph["og:title"] ?? "" }
    let base = facts.base
    sourceURL = Self.absolute(sourceURL, base) ?? Self.absolute(facts.pageURL, base)
    let pictures = [imageURL, facts.openGraph["og:image"]].compactMap { $0 }.map { Picture($0) }
    imageURL = Self.absolute(Picture.best(of: pictures)?.address, base)
    publisherURL = Self.absolute(publisherURL, base)
    publisher = publisher ?? facts.openGraph["og:site_name"]
    language = language ?? facts.language
  }

  private static func absolute(_ url: String?, _ base: PageURL?) -> String? {
    guard let url = url?.cleaned(.verbatimLine), !url.isEmpty else { return nil }
    return base?.resolved(url) ?? url
  }
}
