/// How often each word occurs in each field of each recipe, and how long the fields are.
struct Occurrences {
  /// How many recipes were counted.
  let recipeCount: Int
  private let fieldCount: Int
  private let patternCount: Int
  private var counts: [Int32] = []
  private var lengths: [Int32] = []
  private var meanLengths: [Double] = []

  /// Counts the words of recipes; the spellings of a word count together.
  init(_ recipes: [RankedRecipe], fields: [QueryField], patterns: [[WordPattern]]) {
    recipeCount = recipes.count
    fieldCount = fields.count
    patternCount = patterns.count
    guard !patterns.isEmpty else { return }
    var folded = FoldedRecipe()
    for recipe in recipes {
      folded.reset()
      for field in fields {
        folded.withText(of: field, in: recipe.merged) { add($0, patterns) }
      }
    }
    meanLengths = fields.indices.map(meanLength)
  }

  /// How often a word occurs in a field of a recipe.
  func count(of pattern: Int, in recipe: Int, field: Int) -> Int {
    Int(counts[(recipe * fieldCount + field) * patternCount + pattern])
  }

  /// The length of a recipe's field as a share of the mean of all recipes.
  func relativeLength(of recipe: Int, field: Int) -> Double {
    let mean = meanLengths[field]
    return mean > 0 ? Double(lengths[recipe * fieldCount + field]) / mean : 1
  }

  private mutating func add(_ text: [UInt8], _ patterns: [[WordPattern]]) {
    for spellings in patterns {
      let most = spellings.map { $0.count(in: text) }.max() ?? 0
      counts.append(Int32(clamping: most))
    }
    lengths.append(Int32(clamping: text.count { $0 <= 0x20 }))
  }

  private func meanLength(of field: Int) -> Double {
    guard recipeCount > 0 else { return 0 }
    let sum = (0..<recipeCount).reduce(0) { $0 + Int(lengths[$1 * fieldCount + field]) }
    return Double(sum) / Double(recipeCount)
  }
}
