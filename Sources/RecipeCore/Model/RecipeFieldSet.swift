/// A set of recipe fields: what a run needs of each recipe, so that readers may skip the rest.
public struct RecipeFieldSet: OptionSet, Sendable, Hashable {
  /// One bit for each field.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The long texts that a table never shows: directions, description and unknown fields.
  public static let prose: RecipeFieldSet = [.directions, .description, .extras]
  /// The steps.
  public static let directions = RecipeFieldSet(rawValue: 1 << 0)
  /// The prose before the ingredients.
  public static let description = RecipeFieldSet(rawValue: 1 << 1)
  /// Unknown fields.
  public static let extras = RecipeFieldSet(rawValue: 1 << 2)
  /// Everything that is short and that matching, ranking or a table may need.
  public static let essentials = RecipeFieldSet(rawValue: 1 << 3)
  /// Every field.
  public static let all: RecipeFieldSet = [.essentials, .prose]
}
