import RecipeBrowser
import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeMerging
import RecipeSearch

/// The variants of recipes among all that were compared.
struct RecipeVariants {
  private let answer: DuplicatesAnswer

  /// Creates the variants of a comparison.
  init(_ answer: DuplicatesAnswer) { self.answer = answer }

  /// Returns the recipes that are like one but not the same, the most alike first.
  func variants(of recipe: RankedRecipe) -> [RecipeVariant] {
    let matched = answer.matched
    let own = Set(recipe.merged.members.map(\.reference))
    var seen: Set<String> = [recipe.merged.id]
    return matched.variants.sorted { $0.score > $1.score }.compactMap { pair in
      let (first, second) = (matched.records[pair.first], matched.records[pair.second])
      let other: RecipeRecord
      if own.contains(first.reference) {
        other = second
      } else if own.contains(second.reference) {
        other = first
      } else {
        return nil
      }
      guard
        let merged = answer.merged.first(where: {
          $0.members.contains { $0.reference == other.reference }
        }),
        seen.insert(merged.id).inserted
      else { return nil }
      let ranked = RecipeRanker(traits: matched.traits).rank([merged])
      return ranked.first.map { RecipeVariant($0, reasons: pair.reasonWords) }
    }
  }
}
