/// A named run of ingredient lines: "For the sauce".
public struct IngredientGroup: Sendable, Hashable {
  /// The heading as written, without its mark-up or trailing colon.
  public let name: String
  /// Index into `Recipe.ingredients` of the group's first line.
  ///
  /// The group ends where the next begins. It may equal the number of ingredients when the last group is empty.
  public let start: Int

  /// Makes a group that begins at the ingredient with index `start`.
  public init(name: String, start: Int) {
    self.name = name
    self.start = start
  }
}
