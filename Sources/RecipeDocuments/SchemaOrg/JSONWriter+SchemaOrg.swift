import JSONSyntax
import RecipeCore

/// The members common to all dialects of schema.org/Recipe.
extension JSONWriter {
  /// Writes a text under the best name of a member.
  mutating func property(_ property: SchemaOrgMember, _ text: String?) {
    member(property.names[0], text)
  }

  /// Writes an array of texts under the best name of a member.
  mutating func property(_ property: SchemaOrgMember, _ texts: [String]) {
    member(property.names[0], texts)
  }

  /// Writes a node of a type.
  mutating func writeNode(_ type: String, _ members: (inout JSONWriter) -> Void) {
    beginObject()
    property(.type, type)
    members(&self)
    endObject()
  }

  /// Writes the members that make the current object a recipe.
  mutating func beginRecipe(_ recipe: Recipe) {
    property(.context, "https://schema.org")
    property(.type, "Recipe")
    property(.name, recipe.title)
  }

  /// Writes the origin of the recipe.
  mutating func writeOrigin(of recipe: Recipe) {
    property(.url, recipe.sourceURL)
    property(.image, recipe.imageURL)
    if let author = recipe.author {
      name(SchemaOrgMember.author.names[0])
      writeNode("Person") { $0.member("name", author) }
    }
    if recipe.publisher != nil || recipe.publisherURL != nil {
      name(SchemaOrgMember.publisher.names[0])
      writeNode("Organization") { json in
        json.member("name", recipe.publisher)
        json.member("url", recipe.publisherURL)
      }
    }
    property(.published, recipe.published)
  }

  /// Writes the nutrition of the recipe.
  mutating func writeNutrition(of recipe: Recipe) {
    guard !recipe.nutrition.isEmpty else { return }
    name(SchemaOrgMember.nutrition.names[0])
    writeNode("NutritionInformation") { json in
      for fact in recipe.nutrition where fact.name != "@type" {
        json.member(NutritionName.property(for: fact.name), fact.text)
      }
    }
  }

  /// Writes the rating of the recipe.
  mutating func writeRating(of recipe: Recipe) {
    guard let rating = recipe.rating else { return }
    name(SchemaOrgMember.rating.names[0])
    writeNode("AggregateRating") { json in
      json.member("ratingValue", rating.value)
      json.member("bestRating", rating.best)
      json.member("ratingCount", rating.count)
    }
  }
}

extension ISODuration {
  /// Returns `PT1H30M` for 90 minutes, and for a range that ends there.
  static func text(ofMinutes minutes: MinuteRange) -> String {
    let (hours, rest) = minutes.upper.quotientAndRemainder(dividingBy: 60)
    return "PT" + (hours == 0 ? "" : "\(hours)H") + (rest == 0 && hours != 0 ? "" : "\(rest)M")
  }
}

extension String {
  /// True if the text is the URL of a page without a fragment.
  var isPageURL: Bool {
    (utf8.starts(with: "http://".utf8) || utf8.starts(with: "https://".utf8))
      && !utf8.contains(UInt8(ascii: "#"))
  }
}
