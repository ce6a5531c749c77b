/// A named group of ingredient lines or of steps: "For the sauce".
public struct RecipeGroup: Sendable, Hashable {
  /// The heading, without its markup or trailing colon.
  public let name: String
  /// The index of the group's first line in `Recipe.ingredients`, which are without headings, or of
  /// its heading in `Recipe.directions`, which are with them.
  ///
  /// The group ends where the next begins. Among ingredients it may equal the number of lines if
  /// the last group is empty.
  public let start: Int

  /// Creates a group that begins at the line with index `start`.
  public init(name: String, start: Int) {
    self.name = name
    self.start = start
  }
}
