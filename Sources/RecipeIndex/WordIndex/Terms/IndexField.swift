import RecipeSearch

/// The fields of the word index: the texts whose words it has, and the known properties of a
/// recipe.
enum IndexField: Int, Sendable, CaseIterable {
  case title
  case ingredients
  case tags
  case publisher
  case author
  case source
  case language
  case directions
  case description
  case notes
  case tools
  /// Not a text: its words name the fields that a recipe has; see `QueryPresence.indexWord`.
  case known

  /// The texts whose words are indexed.
  static let texts: [(field: IndexField, text: QueryField)] = allCases.compactMap { field in
    field.text.map { (field, $0) }
  }

  /// Creates the field of a text, or `nil` if its words are not indexed.
  init?(_ text: QueryField) {
    guard let known = Self.texts.first(where: { $0.text == text }) else { return nil }
    self = known.field
  }

  private var text: QueryField? {
    switch self {
    case .title: .title
    case .ingredients: .ingredients
    case .tags: .tags
    case .publisher: .publisher
    case .author: .author
    case .source: .source
    case .language: .language
    case .directions: .directions
    case .description: .description
    case .notes: .notes
    case .tools: .tools
    case .known: nil
    }
  }

  /// True if it is prose, whose neighbouring words are too many to index in pairs.
  var isProse: Bool { self == .directions || self == .description || self == .notes }

  /// True if frequencies are indexed, as words count for scores there.
  var isCounted: Bool { IndexFieldSet.counted.contains(IndexFieldSet(self)) }

  /// True if the lines have the same meaning in other words, as titles do: frequencies in one are
  /// not added to those in others.
  var hasLinesOfOneMeaning: Bool { self == .title }
}

extension QueryPresence {
  /// The index term of recipes that have it, in the field `known`.
  var indexWord: [UInt8] { Array(names[0].utf8) }
}
