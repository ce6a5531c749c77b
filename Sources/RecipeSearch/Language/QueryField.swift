import RecipeCore

/// The text fields a query can name, as in `title:leek`.
package enum QueryField: Int, Sendable, CaseIterable {
  case title
  case ingredients
  case tags
  case publisher
  case author
  case source
  case description
  case directions
  case notes
  case tools
  case language
  case address
  case id

  /// The fields in which words without a field are searched, the shortest texts first.
  static let searched: [QueryField] = [.title, .tags, .publisher, .tools, .ingredients, .notes]

  /// The fields in which excluded words without a field are searched: "contains no milk" is a note.
  static let excluded: [QueryField] = [.title, .tags, .publisher, .ingredients]

  /// The names in queries, the usual one first.
  var names: [String] {
    switch self {
    case .title: ["title", "name"]
    case .ingredients: ["ingredient", "ingredients"]
    case .tags: ["tag", "tags", "category", "keyword"]
    case .publisher: ["publisher", "site"]
    case .author: ["author"]
    case .source: ["source", "sources"]
    case .description: ["description"]
    case .directions: ["directions", "direction", "steps", "step", "instructions"]
    case .notes: ["note", "notes", "tip"]
    case .tools: ["tool", "tools", "equipment"]
    case .language: ["language", "lang"]
    case .address: ["url", "link"]
    case .id: ["id"]
    }
  }

  /// The fields that a source must read for it.
  var needed: RecipeFieldSet {
    switch self {
    case .description: .description
    case .directions: .directions
    case .notes: .notes
    default: .essentials
    }
  }

  /// The cost of searching it: 1 for a few words, 2 for lines, 3 for prose.
  var cost: Int {
    switch self {
    case .title, .tags, .publisher, .author, .source, .tools, .language, .address, .id: 1
    case .ingredients: 2
    case .description, .directions, .notes: 3
    }
  }

  /// The number that a comparison with this field uses: `ingredients:<6` counts lines.
  var count: QueryNumber? {
    switch self {
    case .ingredients: .ingredients
    case .directions: .directions
    case .tags: .tags
    case .source: .sources
    default: nil
    }
  }

  /// True if words match as prefixes: nobody types an id to its end.
  var isFoundByBeginning: Bool { self == .id }
}
