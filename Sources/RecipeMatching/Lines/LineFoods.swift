import Text

/// The foods of ingredient lines, by which the lines of two recipes are paired.
///
/// `FoodTokens` lists each food of a recipe once; here each line has all that it names.
struct LineFoods: Sendable {
  /// A food of a line.
  struct Food: Sendable, Hashable {
    /// The hash of its folded stem.
    let hash: UInt64
    /// How distinctive it is, from 0 to 1.
    let weight: Float
  }

  /// The traits of a line.
  struct Traits: Sendable, Hashable {
    /// The part that the ingredient plays in the dish.
    let role: FoodRole
    /// True if a cook may leave it out: optional, to taste, for garnish.
    let isOptional: Bool
  }

  /// The foods, line by line, ascending by hash within a line.
  private var foods: [Food] = []
  /// The end of the foods of each line.
  private var ends: [UInt32] = []
  private var traits: [Traits] = []

  /// The number of lines.
  var count: Int { ends.count }

  /// Appends the foods of the next line.
  mutating func append(_ line: some Collection<Food>, _ traitsOfLine: Traits) {
    foods.append(contentsOf: line)
    ends.append(UInt32(truncatingIfNeeded: foods.count))
    traits.append(traitsOfLine)
  }

  /// The same foods in no more memory than they take.
  var trimmed: LineFoods {
    var trimmed = self
    trimmed.foods = foods.trimmed
    trimmed.ends = ends.trimmed
    trimmed.traits = traits.trimmed
    return trimmed
  }

  /// The foods of a line.
  func foods(ofLine line: Int) -> ArraySlice<Food> {
    foods[(line > 0 ? Int(ends[line - 1]) : 0)..<Int(ends[line])]
  }

  /// The traits of a line.
  func traits(ofLine line: Int) -> Traits { traits[line] }
}
