/// A set of the recipe fields that a run needs, so that readers may skip the others.
public struct RecipeFieldSet: OptionSet, Sendable, Hashable {
  /// One bit for each field.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates the set that contains a field.
  package init(_ field: RecipeField) {
    switch field {
    case .directions, .directionGroups: self = .directions
    case .description: self = .description
    case .extras: self = .extras
    case .notes: self = .notes
    case .title, .publisher, .publisherURL, .sourceURL, .f2fURL, .imageURL, .socialRank,
      .ingredients, .ingredientGroups, .tags, .tools, .nutrition, .yield, .prepMinutes,
      .cookMinutes, .waitMinutes, .totalMinutes, .rating, .author, .language, .published:
      self = .essentials
    }
  }

  /// The long texts that a table never shows: directions, description, notes and unknown
  /// fields.
  public static let prose: RecipeFieldSet = [.directions, .description, .notes, .extras]
  /// The steps and their groups.
  public static let directions = RecipeFieldSet(rawValue: 1 << 0)
  /// The prose before the ingredients.
  public static let description = RecipeFieldSet(rawValue: 1 << 1)
  /// Unknown fields.
  public static let extras = RecipeFieldSet(rawValue: 1 << 2)
  /// All short fields, which matching, ranking or a table may need.
  public static let essentials = RecipeFieldSet(rawValue: 1 << 3)
  /// Remarks.
  public static let notes = RecipeFieldSet(rawValue: 1 << 4)
  /// Every field.
  public static let all: RecipeFieldSet = [.essentials, .prose]
}
