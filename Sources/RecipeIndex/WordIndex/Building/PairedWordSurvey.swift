import RecipeCore
import RecipeMerging
import RecipeSearch
import Text

/// A survey of the words to index in pairs: those of many recipes of a sample.
struct PairedWordSurvey: Sendable {
  /// The default: a phrase with a rarer word is searched in a few thousand recipes of a million,
  /// and the sample is a small part of all.
  static let usual = PairedWordSurvey(
    leastRecipes: 65_536, sampleSize: 4_096, leastShare: 1 / 256)

  private let leastRecipes: Int
  private let sampleSize: Int
  private let leastShare: Double

  /// Creates a survey.
  ///
  /// - Parameters:
  ///   - leastRecipes: The least number of recipes with pairs; fewer are read soon enough.
  ///   - sampleSize: The number of recipes to read, spread over all.
  ///   - leastShare: The share of them that must have a word for it to be paired.
  init(leastRecipes: Int, sampleSize: Int, leastShare: Double) {
    self.leastRecipes = leastRecipes
    self.sampleSize = max(1, sampleSize)
    self.leastShare = leastShare
  }

  /// True if pairs are indexed for a number of recipes.
  func makesPairs(ofRecipes count: Int) -> Bool { count >= leastRecipes && count > 0 }

  /// Returns the words of some recipes to index in pairs.
  func words(of recipes: some RankedRecipes, _ work: ParallelMap) async -> PairedWords {
    guard makesPairs(ofRecipes: recipes.count) else { return PairedWords() }
    let stride = (recipes.count + sampleSize - 1) / sampleSize
    let count = (recipes.count + stride - 1) / stride
    let parts = await work.flatMap(count) { range in
      var tally = StemTally()
      for place in range { tally.add(recipes[place * stride]) }
      return [tally.counts]
    }
    var counts: [[UInt8]: Int] = [:]
    for part in parts { counts.merge(part, uniquingKeysWith: +) }
    let least = max(1, Int((Double(count) * leastShare).rounded(.up)))
    return PairedWords(counts.filter { $0.value >= least }.map(\.key))
  }
}

/// A counter of the recipes that have the words of each stem.
private struct StemTally {
  private(set) var counts: [[UInt8]: Int] = [:]
  private var digest = RecipeDigest()

  mutating func add(_ recipe: RankedRecipe) {
    digest.read(recipe.merged)
    var stems: Set<ArraySlice<UInt8>> = []
    for (field, text) in IndexField.texts where !field.isProse {
      let lines = digest.lines(of: text)
      for lines in [lines.plain, lines.spelledOut] {
        for word in lines.split(whereSeparator: { $0 <= 0x20 }) where Self.isWord(word) {
          stems.insert(lines[Plural.stem(word.startIndex..<word.endIndex, of: lines)])
        }
      }
    }
    for stem in stems { counts[Array(stem), default: 0] += 1 }
  }

  /// True if it is not a number: numbers are rarely in phrases, and have many neighbours.
  private static func isWord(_ word: ArraySlice<UInt8>) -> Bool {
    word.first?.isASCIIDigit == false
  }
}
