import RecipeCore
import RecipeSearch

/// A builder of the bytes of a word index; see `WordIndex`.
struct WordIndexBuilder: Sendable {
  /// The number of parts into which recipes are divided if that keeps parts between the bounds.
  private static let partCount = 16
  /// The least size of a part: the words of smaller parts mostly occur in other parts too.
  private static let smallestPart = 1_024
  /// The maximum size of a part, which bounds memory; `NumberColumnPart` can count 65,535.
  private static let greatestPart = 16_384

  /// Distributes the work.
  let work: ParallelMap
  private let pairing: PairedWordSurvey

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - work: Distributes the work; the bytes do not depend on it.
  ///   - pairing: Decides which words are indexed in pairs.
  init(work: ParallelMap, pairing: PairedWordSurvey = .usual) {
    self.work = work
    self.pairing = pairing
  }

  /// Returns the bytes of the index; each recipe is read once, those of a sample twice.
  ///
  /// - Parameter recipes: All recipes, in rank order.
  func bytes(of recipes: some RankedRecipes) async -> [UInt8] {
    let paired = await pairing.words(of: recipes, work)
    let parts = await parts(of: recipes, at: 0..<recipes.count, paired)
    let columns = await work.flatMap(RecipeColumn.all.count, smallestPart: 1) { range in
      range.map { number in NumberColumnWriter.bytes(of: parts.map { $0.columns[number] }) }
    }
    var words = WordDictionaryWriter(
      recipeCount: recipes.count, about: parts.reduce(0) { $0 + $1.lists.byteCount })
    WordMerge(parts).write(to: &words)
    var layout = WordIndexLayout(recipeCount: recipes.count)
    var index = words.finish(&layout)
    layout.statistics = index.append(part: Self.statistics(of: parts).bytes)
    layout.pairedWords = index.append(part: paired.bytes)
    layout.columns = columns.map { index.append(part: $0) }
    layout.write(to: &index)
    return index.bytes
  }

  private static func statistics(of parts: [IndexPart]) -> CollectionStatistics {
    var all = StatisticsTally()
    for part in parts { all.add(part.statistics) }
    return all.statistics
  }

  /// Returns the parts of the index for the recipes at some ascending positions.
  func parts(
    of recipes: some RankedRecipes,
    at positions: some RandomAccessCollection<Int> & Sendable, _ paired: PairedWords
  ) async -> [IndexPart] {
    let count = positions.count
    let size = min(max(count / Self.partCount, Self.smallestPart), Self.greatestPart)
    return await work.flatMap(
      (count + size - 1) / size, smallestPart: 1, by: { IndexPartBuilder(paired) }
    ) { range, builder in
      range.map { place in
        for position in positions.dropFirst(place * size).prefix(size) {
          builder.add(recipes[position], at: position)
        }
        return builder.takePart()
      }
    }
  }

  /// True if indexes of both numbers of recipes have pairs of words, or neither has.
  func keepsPairs(from earlier: Int, to count: Int) -> Bool {
    pairing.makesPairs(ofRecipes: earlier) == pairing.makesPairs(ofRecipes: count)
  }
}
