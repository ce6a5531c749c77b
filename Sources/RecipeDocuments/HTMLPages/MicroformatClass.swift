import HTMLSyntax

/// The classes of microformats, mapped to the names of schema.org.
enum MicroformatClass {
  /// Returns the types of the item in an element.
  static func types(of element: HTMLElement) -> [String] {
    classes(of: element).compactMap { types[$0] }
  }

  /// Returns the properties of which an element is the value.
  static func properties(of element: HTMLElement) -> [String] {
    classes(of: element).compactMap { properties[$0] }
  }

  private static func classes(of element: HTMLElement) -> [String] {
    guard let classes = element.attribute("class") else { return [] }
    return classes.split { $0.isWhitespace }.map { $0.lowercased() }
  }

  private static let types = [
    "h-recipe": "Recipe", "hrecipe": "Recipe", "h-card": "Person", "vcard": "Person",
    "h-review-aggregate": "AggregateRating", "hreview-aggregate": "AggregateRating",
  ]

  private static let properties = [
    "p-name": "name", "fn": "name",
    "p-ingredient": "recipeIngredient", "ingredient": "recipeIngredient",
    "e-instructions": "recipeInstructions", "p-instructions": "recipeInstructions",
    "instructions": "recipeInstructions", "instruction": "recipeInstructions",
    "p-yield": "recipeYield", "yield": "recipeYield",
    "dt-duration": "totalTime", "duration": "totalTime",
    "dt-preptime": "prepTime", "preptime": "prepTime",
    "dt-cooktime": "cookTime", "cooktime": "cookTime",
    "u-photo": "image", "photo": "image", "u-url": "url",
    "p-author": "author", "author": "author",
    "p-summary": "description", "e-summary": "description", "summary": "description",
    "dt-published": "datePublished", "published": "datePublished",
    "p-category": "recipeCategory", "tag": "recipeCategory",
    "p-nutrition": "nutrition", "nutrition": "nutrition",
    "p-average": "ratingValue", "average": "ratingValue",
    "p-best": "bestRating", "best": "bestRating",
    "p-count": "ratingCount", "count": "ratingCount", "votes": "ratingCount",
  ]
}
