import JSONSyntax

/// The members that distinguish shapes.
enum ShapeMember: Int, RecipeMember {
  case type
  case schemaOrg
  case schemaOrgSteps
  case program
  case food2fork
  case neverFood2Fork
  case sources
  case title
  case ingredients
  case directions

  var names: [String] {
    switch self {
    case .type: ["@type"]
    case .schemaOrg: ["recipeIngredient", "recipeIngredients"]
    case .schemaOrgSteps: ["recipeInstructions"]
    case .program: JSONDialects.marks
    case .food2fork:
      ["recipe_id", "f2f_url", "social_rank", "featured_image", "cooking_instructions"]
    case .neverFood2Fork:
      ["tags", "yield", "prep_minutes", "cook_minutes", "total_minutes", "author"]
    case .sources: ["sources"]
    case .title: PlainMember.title.names
    case .ingredients: PlainMember.ingredients.names
    case .directions: PlainMember.directions.names
    }
  }
}
