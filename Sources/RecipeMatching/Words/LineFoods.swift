import Text

/// The foods of ingredient lines, by which the lines of two recipes are paired.
///
/// `FoodTokens` lists each food of a recipe once; here each line has all that it names.
struct LineFoods: Sendable {
  /// A food of a line.
  struct Food: Sendable, Hashable {
    /// The hash of its folded stem.
    let hash: UInt64
    /// Its distinctiveness, from 0 to 1.
    let weight: Float
  }

  /// The traits of a line.
  struct Traits: Sendable, Hashable {
    /// The part that the ingredient plays in the dish.
    let role: FoodRole
    /// True if a cook may leave it out: optional, to taste, for garnish.
    let isOptional: Bool
  }

  /// A line.
  private struct Line {
    /// The end of its foods.
    let end: UInt32
    /// Its traits.
    let traits: Traits
    /// A bit for each of its foods.
    let sketch: UInt64
  }

  /// The foods, line by line, ascending by hash within a line.
  private var foods: [Food] = []
  private var lines: [Line] = []

  /// The number of lines.
  var count: Int { lines.count }

  /// Appends the foods of the next line.
  mutating func append(_ line: some Collection<Food>, _ traitsOfLine: Traits) {
    foods.append(contentsOf: line)
    lines.append(
      Line(
        end: UInt32(truncatingIfNeeded: foods.count), traits: traitsOfLine,
        sketch: line.reduce(0) { $0 | 1 << ($1.hash >> 58) }))
  }

  /// Reserves memory for the foods of a number of lines.
  mutating func reserveCapacity(_ count: Int) {
    foods.reserveCapacity(count * 2)
    lines.reserveCapacity(count)
  }

  /// The same foods in no more memory than they take.
  var trimmed: LineFoods {
    var trimmed = self
    trimmed.foods = foods.trimmed
    trimmed.lines = lines.trimmed
    return trimmed
  }

  /// The foods of a line.
  func foods(ofLine line: Int) -> ArraySlice<Food> {
    foods[(line > 0 ? Int(lines[line - 1].end) : 0)..<Int(lines[line].end)]
  }

  /// True if a line names a food.
  func hasFood(inLine line: Int) -> Bool { lines[line].sketch != 0 }

  /// True if a line may have a food of another record's line; false if it has none for certain.
  ///
  /// Most pairs of lines are told apart by this alone.
  func mayShareFood(inLine line: Int, with other: LineFoods, inLine otherLine: Int) -> Bool {
    lines[line].sketch & other.lines[otherLine].sketch != 0
  }

  /// The traits of a line.
  func traits(ofLine line: Int) -> Traits { lines[line].traits }
}
