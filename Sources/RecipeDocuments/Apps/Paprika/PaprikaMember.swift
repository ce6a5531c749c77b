import JSONSyntax

/// The members of a recipe of Paprika.
enum PaprikaMember: Int, RecipeMember {
  case title
  case ingredients
  case directions
  case description
  case servings
  case prepTime
  case cookTime
  case totalTime
  case rating
  case categories
  case source
  case sourceURL
  case imageURL
  case created
  case photo
  case photoHash
  case photoLarge
  case photoData
  case photos
  case nutrition
  case notes
  /// A checksum of the others, which is not kept.
  case hash

  var names: [String] {
    switch self {
    case .title: ["name"]
    case .ingredients: ["ingredients"]
    case .directions: ["directions"]
    case .description: ["description"]
    case .servings: ["servings"]
    case .prepTime: ["prep_time"]
    case .cookTime: ["cook_time"]
    case .totalTime: ["total_time"]
    case .rating: ["rating"]
    case .categories: ["categories"]
    case .source: ["source"]
    case .sourceURL: ["source_url"]
    case .imageURL: ["image_url"]
    case .created: ["created"]
    case .photo: ["photo"]
    case .photoHash: ["photo_hash"]
    case .photoLarge: ["photo_large"]
    case .photoData: ["photo_data"]
    case .photos: ["photos"]
    case .nutrition: ["nutritional_info"]
    case .notes: ["notes"]
    case .hash: ["hash"]
    }
  }
}
