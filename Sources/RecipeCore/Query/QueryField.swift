/// The fields a query can name, as in `title:leek`.
enum QueryField: String, Sendable, CaseIterable {
  case title
  case ingredients
  case tags
  case publisher
  case author
  case source
  case description
  case directions

  /// Where words without a field are looked for, the shortest texts first.
  static let searched: [QueryField] = [.title, .tags, .publisher, .ingredients]

  /// Every name a query may use.
  static let names = allCases.map(\.rawValue) + Array(aliases.keys).sorted()

  private static let aliases: [String: QueryField] = [
    "ingredient": .ingredients, "tag": .tags, "direction": .directions,
  ]

  /// The field of a name in any case.
  init?(named name: String) {
    let name = name.lowercased()
    guard let field = Self(rawValue: name) ?? Self.aliases[name] else { return nil }
    self = field
  }

  /// What a source must read for it.
  var needed: RecipeFieldSet {
    switch self {
    case .description: .description
    case .directions: .directions
    case .title, .ingredients, .tags, .publisher, .author, .source: .essentials
    }
  }
}
