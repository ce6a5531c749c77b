import JSONSyntax

/// The members of a schema.org/Recipe that correspond to fields of a recipe.
enum SchemaOrgMember: Int, RecipeMember {
  case name
  case url
  case page
  case image
  case author
  case publisher
  case credit
  case published
  case description
  case prepTime
  case cookTime
  case totalTime
  case yield
  case ingredients
  case instructions
  case tools
  case nutrition
  case rating
  case keywords
  case category
  case cuisine
  case language
  case identifier
  case type
  case context
  /// Our extension of schema.org.
  case ownSourceURL
  case ownF2FURL
  case ownSocialRank
  case ownGroups
  case ownNotes
  case ownWaitMinutes
  case ownTimeRanges
  case ownExtras

  /// The names by themselves, for objects whose shape is known.
  static let table = JSONNameTable(allCases.map(\.names))

  var names: [String] {
    switch self {
    case .name: ["name", "headline"]
    case .url: ["url"]
    case .page: ["mainEntityOfPage"]
    case .image: ["image", "thumbnailUrl"]
    case .author: ["author", "creator"]
    case .publisher: ["publisher"]
    case .credit: ["creditText"]
    case .published: ["datePublished", "dateCreated"]
    case .description: ["description", "summary"]
    case .prepTime: ["prepTime"]
    case .cookTime: ["cookTime", "performTime"]
    case .totalTime: ["totalTime"]
    case .yield: ["recipeYield", "yield"]
    case .ingredients:
      ["recipeIngredient", "recipeIngredients", "ingredients", "ingredient", "RecipeIngredient"]
    case .instructions: ["recipeInstructions", "instructions", "RecipeInstructions"]
    case .tools: ["tool"]
    case .nutrition: ["nutrition"]
    case .rating: ["aggregateRating"]
    case .keywords: ["keywords"]
    case .category: ["recipeCategory", "recipeType"]
    case .cuisine: ["recipeCuisine"]
    case .language: ["inLanguage"]
    case .identifier: ["@id"]
    case .type: ["@type"]
    case .context: ["@context"]
    case .ownSourceURL: ["recipes:source_url"]
    case .ownF2FURL: ["recipes:f2f_url"]
    case .ownSocialRank: ["recipes:social_rank"]
    case .ownGroups: ["recipes:ingredient_groups"]
    case .ownNotes: ["recipes:notes"]
    case .ownWaitMinutes: ["recipes:wait_minutes"]
    case .ownTimeRanges: ["recipes:time_ranges"]
    case .ownExtras: ["recipes:extras"]
    }
  }
}
