/// What the word index tells apart: the texts whose words it has, and what is known of a recipe.
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
  /// Not a text: its words name what a recipe has, see `QueryPresence.indexWord`.
  case known

  /// The texts whose words are in the index.
  static let texts: [(field: IndexField, text: QueryField)] = allCases.compactMap { field in
    field.text.map { (field, $0) }
  }

  /// The field of a text; `nil` when its words are not in the index.
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
    case .known: nil
    }
  }

  /// Whether it is prose, which has so many words side by side that there are no pairs of them.
  var isProse: Bool { self == .directions || self == .description }

  /// Whether the index has how often a recipe has a word there: where words count for scores.
  var isCounted: Bool { IndexFieldSet.counted.contains(IndexFieldSet(self)) }

  /// Whether the lines say the same in other words, as titles do: how often one has a word is not
  /// added to how often others have it.
  var hasLinesOfOneMeaning: Bool { self == .title }
}

extension QueryPresence {
  /// The word that recipes which have it have in the field `known`.
  var indexWord: [UInt8] { Array(names[0].utf8) }
}
