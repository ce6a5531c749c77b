import JSONSyntax

/// The members of a recipe object of no known dialect, and of our own output.
enum PlainMember: Int, RecipeMember {
  case title
  case publisher
  case publisherURL
  case source
  case sourceURL
  case f2fURL
  case imageURL
  case socialRank
  case ingredients
  case ingredientGroups
  case directions
  case directionGroups
  case description
  case tags
  case notes
  case tools
  case nutrition
  case category
  case cuisine
  case yield
  case prepTime
  case cookTime
  case waitTime
  case totalTime
  /// The ranges of times, in our own output.
  case timeRanges
  case rating
  case author
  case language
  case published
  /// The extra fields of a recipe, in our own output.
  case extras
  /// The records of a merged recipe, in our own output.
  case sources
  case id

  var names: [String] {
    switch self {
    case .title: ["title", "name", "recipe_name", "recipe_title", "headline"]
    case .publisher: ["publisher", "site", "site_name", "source_name"]
    case .publisherURL: ["publisher_url"]
    case .source: ["source"]
    case .sourceURL: ["source_url", "url", "link", "href", "canonical_url", "web_url"]
    case .f2fURL: ["f2f_url"]
    case .imageURL:
      [
        "image_url", "image", "photo", "photo_url", "picture", "picture_link", "img", "thumbnail",
        "thumbnail_url",
      ]
    case .socialRank: ["social_rank"]
    case .ingredients: ["ingredients", "ingredient_lines", "ingredient_list", "ingredient"]
    case .ingredientGroups: ["ingredient_groups"]
    case .directions:
      ["directions", "instructions", "method", "steps", "preparation", "procedure", "direction"]
    case .directionGroups: ["direction_groups"]
    case .description: ["description", "summary", "intro", "introduction", "about"]
    case .tags: ["tags", "keywords", "labels"]
    case .notes: ["notes", "note", "recipe_notes", "tips"]
    case .tools: ["tools", "equipment", "utensils", "cookware"]
    case .nutrition: ["nutrition", "nutrition_facts", "nutritional_info"]
    case .category: ["categories", "category", "course"]
    case .cuisine: ["cuisine", "cuisines"]
    case .yield: ["yield", "yields", "servings", "serves", "portions"]
    case .prepTime: ["prep_minutes", "prep_time", "prep", "preparation_time", "prep_time_minutes"]
    case .cookTime: ["cook_minutes", "cook_time", "cooking_time", "cook_time_minutes"]
    case .waitTime:
      ["wait_minutes", "wait_time", "rest_time", "resting_time", "additional_time"]
    case .totalTime:
      ["total_minutes", "total_time", "ready_in_minutes", "time", "total_time_minutes", "duration"]
    case .timeRanges: ["time_ranges"]
    case .rating: ["rating", "ratings", "aggregate_rating"]
    case .author: ["author", "chef", "by", "creator"]
    case .language: ["language", "lang", "locale", "in_language"]
    case .published: ["published", "date", "date_published", "pub_date", "published_at"]
    case .extras: ["extras"]
    case .sources: ["sources"]
    case .id: ["id"]
    }
  }
}

extension PlainMember {
  /// The names of the members.
  static let table = JSONNameTable(
    allCases.map(\.names), in: JSONVocabulary(allNames))

  /// No names, for objects whose keys are known by their meaning only.
  static let noNames = JSONNameTable(allCases.map { _ in [] }, in: JSONVocabulary([]))
}
