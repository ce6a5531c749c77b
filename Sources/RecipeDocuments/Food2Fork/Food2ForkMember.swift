import JSONSyntax

/// The members of a recipe of the food2fork family of APIs.
enum Food2ForkMember: Int, RecipeMember {
  case title
  case id
  case publisher
  case publisherURL
  case sourceURL
  case f2fURL
  case imageURL
  case socialRank
  case ingredients
  /// The steps of food2fork.ca.
  case instructions
  /// The prose of food2fork.ca; "N/A" if there is none.
  case description
  /// The date of food2fork.ca.
  case added
  /// The names of groups, in a recipe stored in our library.
  case ingredientGroups
  /// The extra fields, in a recipe stored in our library.
  case extras

  /// The names by themselves, for objects whose shape is known.
  static let table = JSONNameTable(allCases.map(\.names))

  var names: [String] {
    switch self {
    case .title: ["title"]
    case .id: ["recipe_id", "rId", "pk", "id"]
    case .publisher: ["publisher"]
    case .publisherURL: ["publisher_url"]
    case .sourceURL: ["source_url"]
    case .f2fURL: ["f2f_url"]
    case .imageURL: ["image_url", "featured_image"]
    case .socialRank: ["social_rank"]
    case .ingredients: ["ingredients"]
    case .instructions: ["directions", "cooking_instructions"]
    case .description: ["description"]
    case .added: ["published", "date_added"]
    case .ingredientGroups: ["ingredient_groups"]
    case .extras: ["extras"]
    }
  }
}
