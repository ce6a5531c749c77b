/// The meaning of a column, determined by its name in the header.
enum CSVColumn: Hashable {
  /// A fact that front matter and labels have as well.
  case fact(RecipeKey)
  /// The ingredient groups of our own output.
  case ingredientGroups
  /// The groups of directions of our own output.
  case directionGroups
  /// Nutrition, as one object, or one fact of it.
  case nutrition
  /// The ranges of times of our own output, as one object.
  case timeRanges
  /// The extra fields of our own output, as one object.
  case extras
  /// Anything else, which becomes an extra field.
  case unknown

  /// Creates the column of a name, in any of the spellings of Markdown and JSON recipes.
  init(_ name: String) {
    if let key = RecipeKey(name.utf8) {
      self = Self(key)
    } else if let member = Self.members[FoldedText.key(name.utf8)] {
      self = Self(member)
    } else if let key = RecipeKey(ofObject: name), !key.isList || Self.isWhole(name) {
      self = Self(key)
    } else {
      self = NutritionName.isKnown(KeyWords.words(of: name).lowercased()) ? .nutrition : .unknown
    }
  }

  /// True if a name is known as a whole: the "Main ingredient" is not a list of ingredients.
  private static func isWhole(_ name: String) -> Bool {
    SectionKind(heading: KeyWords.words(of: name), isNested: true) != nil
  }

  private init(_ key: RecipeKey) {
    switch key {
    case .layout: self = .unknown
    case .ingredientGroups: self = .ingredientGroups
    case .directionGroups: self = .directionGroups
    case .nutrition: self = .nutrition
    default: self = .fact(key)
    }
  }

  private init(_ member: PlainMember) {
    switch member {
    case .ingredientGroups: self = .ingredientGroups
    case .directionGroups: self = .directionGroups
    case .nutrition: self = .nutrition
    case .timeRanges: self = .timeRanges
    case .extras: self = .extras
    case .category, .cuisine: self = .fact(.tags)
    case .totalTime: self = .fact(.totalTime)
    default: self = member.names.firstNonNil { RecipeKey($0.utf8) }.map(Self.fact) ?? .unknown
    }
  }

  /// True for the columns of which a recipe has at least one.
  var isTelling: Bool {
    switch self {
    case .fact(.ingredients), .fact(.directions), .fact(.source), .fact(.f2fURL): true
    default: false
    }
  }

  /// The members of a JSON recipe by their folded names.
  private static let members: [String: PlainMember] = {
    var members: [String: PlainMember] = [:]
    for member in PlainMember.allCases {
      for name in member.names { members[FoldedText.key(name.utf8)] = member }
    }
    return members
  }()
}

extension RecipeKey {
  /// True for the lists that make a recipe.
  fileprivate var isList: Bool { self == .ingredients || self == .directions }
}
