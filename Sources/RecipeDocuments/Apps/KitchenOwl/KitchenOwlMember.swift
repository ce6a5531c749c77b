import JSONSyntax

/// The members of a recipe in KitchenOwl's export.
enum KitchenOwlMember: Int, RecipeMember {
  case title
  case description
  case items
  case tags
  case yields
  case time
  case prepTime
  case cookTime
  case source
  case photo

  var names: [String] {
    switch self {
    case .title: ["name"]
    case .description: ["description"]
    case .items: ["items"]
    case .tags: ["tags"]
    case .yields: ["yields"]
    case .time: ["time"]
    case .prepTime: ["prep_time"]
    case .cookTime: ["cook_time"]
    case .source: ["source"]
    case .photo: ["photo"]
    }
  }
}
