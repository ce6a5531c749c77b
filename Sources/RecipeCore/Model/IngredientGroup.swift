/// A named group of ingredient lines: "For the sauce".
public struct IngredientGroup: Sendable, Hashable {
  /// The heading as written, without its markup or trailing colon.
  public let name: String
  /// The index in `Recipe.ingredients` of the group's first line.
  ///
  /// The group ends where the next begins. It may equal the number of ingredients if the last group
  /// is empty.
  public let start: Int

  /// Creates a group that begins at the ingredient with index `start`.
  public init(name: String, start: Int) {
    self.name = name
    self.start = start
  }
}
