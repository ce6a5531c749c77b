import JSONSyntax

/// The members of a recipe in Tandoor's own export.
enum TandoorMember: Int, RecipeMember {
  case title
  case description
  case keywords
  case steps
  case workingTime
  case waitingTime
  case servings
  case servingsText
  case sourceURL
  case image
  case rating
  case created

  var names: [String] {
    switch self {
    case .title: ["name"]
    case .description: ["description"]
    case .keywords: ["keywords"]
    case .steps: ["steps"]
    case .workingTime: ["working_time"]
    case .waitingTime: ["waiting_time"]
    case .servings: ["servings"]
    case .servingsText: ["servings_text"]
    case .sourceURL: ["source_url"]
    case .image: ["image"]
    case .rating: ["rating"]
    case .created: ["created_at"]
    }
  }
}
