import RecipeCore
import RecipeMerging

/// A search for the recipes with a title that consists of the words of a query.
package struct WholeTitleFinder: Sendable {
  /// The maximum number of words of a title that is compared.
  package static let maximumWordCount = 32

  private let patterns: [TextPattern]
  /// The maximum number of words that the terms match together.
  private let wordCount: Int
  private let work: ParallelMap

  /// Creates a finder.
  ///
  /// - Parameter work: Distributes the reading of recipes; the result does not depend on it.
  init(_ query: RecipeQuery, work: ParallelMap) {
    patterns = (query.expression?.soughtTerms ?? []).compactMap { term in
      guard case .words(let pattern, let fields) = term.test, fields.contains(.title) else {
        return nil
      }
      return pattern
    }
    wordCount = patterns.reduce(0) { sum, pattern in
      sum + (pattern.all.map(\.wordCount).max() ?? 0)
    }
    self.work = work
  }

  /// Returns those of some recipes that have such a title.
  ///
  /// - Parameter matches: The positions of recipes that have the words of the query in the title.
  func positions(
    among matches: RecipePositions, in recipes: some RankedRecipes
  ) async -> RecipePositions {
    guard !patterns.isEmpty, !matches.isEmpty else { return .none }
    let most = min(wordCount, Self.maximumWordCount)
    let short = recipes.recipes(withTitlesOfAtMost: most)?.shared(with: matches) ?? matches
    let found = await work.flatMap(short.count) { range in
      var folded = FoldedRecipe()
      return short[range].compactMap { position -> UInt32? in
        folded.reset()
        let isFound = folded.hasLine(of: .title, in: recipes[position].merged) {
          isWhole($0, most)
        }
        return isFound ? UInt32(clamping: position) : nil
      }
    }
    return RecipePositions(found)
  }

  /// True if every word of a folded title matches.
  private func isWhole(_ title: [UInt8], _ most: Int) -> Bool {
    guard !title.isEmpty, title.count(where: { $0 == 0x20 }) < most else { return false }
    var isCovered = title.map { $0 <= 0x20 }
    for pattern in patterns.flatMap(\.all) {
      pattern.forEachMatch(in: title) { range in
        for place in range { isCovered[place] = true }
        return true
      }
    }
    return isCovered.allSatisfy { $0 }
  }
}
