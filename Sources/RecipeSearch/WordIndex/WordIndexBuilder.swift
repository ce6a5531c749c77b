package import RecipeCore
import Text

/// Makes the bytes of a word index, see `WordIndex`.
package struct WordIndexBuilder: Sendable {
  /// Into how many parts recipes are divided while that makes parts of a size between the bounds.
  private static let partCount = 16
  /// Parts of fewer recipes are mostly words that other parts have, too.
  private static let smallestPart = 1_024
  /// Parts of more recipes need much memory; `NumberColumnPart` can count 65,535.
  private static let greatestPart = 16_384

  /// How the work is shared out.
  package let work: ParallelMap
  private let pairing: PairedWordSurvey

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - work: How the work is shared out; the bytes do not depend on it.
  ///   - pairing: Which words there are pairs of.
  package init(work: ParallelMap, pairing: PairedWordSurvey = .usual) {
    self.work = work
    self.pairing = pairing
  }

  /// The bytes of the index of recipes; each recipe is asked for once, those of a sample twice.
  ///
  /// - Parameter recipes: All recipes, in rank order.
  package func bytes(of recipes: some RankedRecipes) async -> [UInt8] {
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

  /// What the index gets from the recipes at some positions, which ascend.
  package func parts(
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

  /// Whether an index of so many recipes has pairs of words when one of so many had, and else not.
  func keepsPairs(from earlier: Int, to count: Int) -> Bool {
    pairing.makesPairs(ofRecipes: earlier) == pairing.makesPairs(ofRecipes: count)
  }
}

extension ByteWriter {
  /// Writes a part of an index.
  ///
  /// - Returns: Where it is.
  package mutating func append(part: [UInt8]) -> Range<Int> {
    let start = bytes.count
    append(contentsOf: part)
    return start..<bytes.count
  }
}
