import JSONSyntax

/// The members of a recipe of Mealie; old exports use snake case, the API camel case, which the
/// vocabulary folds.
enum MealieMember: Int, RecipeMember {
  case title
  case slug
  case description
  case image
  case ingredients
  case steps
  case categories
  case tags
  case yield
  case servings
  case yieldQuantity
  case prepTime
  case cookTime
  case totalTime
  case rating
  case sourceURL
  case added
  case notes
  case tools
  case nutrition
  case extras

  var names: [String] {
    switch self {
    case .title: ["name"]
    case .slug: ["slug"]
    case .description: ["description"]
    case .image: ["image"]
    case .ingredients: ["recipeIngredient"]
    case .steps: ["recipeInstructions"]
    case .categories: ["recipeCategory"]
    case .tags: ["tags"]
    case .yield: ["recipeYield"]
    case .servings: ["recipeServings"]
    case .yieldQuantity: ["recipeYieldQuantity"]
    case .prepTime: ["prepTime"]
    case .cookTime: ["performTime", "cookTime"]
    case .totalTime: ["totalTime"]
    case .rating: ["rating"]
    case .sourceURL: ["orgURL"]
    case .added: ["dateAdded", "createdAt"]
    case .notes: ["notes"]
    case .tools: ["tools"]
    case .nutrition: ["nutrition"]
    case .extras: ["extras"]
    }
  }
}
