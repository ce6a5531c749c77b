import RecipeBrowser
import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeMerging
import RecipeSearch

/// The variants of recipes among all that were compared.
struct RecipeVariants {
  private let answer: DuplicatesAnswer
  /// The pairs of variants, the most alike first.
  private let pairs: [RecordPair]
  /// The indices in `pairs` of the pairs of each record.
  private let pairsOfRecords: [RecordReference: [Int]]
  /// The indices of the recipes of records.
  private let recipes: [RecordReference: Int]

  /// Creates the variants of a comparison.
  init(_ answer: DuplicatesAnswer) {
    self.answer = answer
    pairs = answer.matched.variants.sorted { $0.score > $1.score }
    var pairsOfRecords: [RecordReference: [Int]] = [:]
    for (index, pair) in pairs.enumerated() {
      for record in [pair.first, pair.second] {
        pairsOfRecords[answer.matched.records[record].reference, default: []].append(index)
      }
    }
    self.pairsOfRecords = pairsOfRecords
    var recipes: [RecordReference: Int] = [:]
    for (index, recipe) in answer.merged.enumerated() {
      for member in recipe.members { recipes[member.reference] = index }
    }
    self.recipes = recipes
  }

  /// Returns the recipes that are like one but not the same, the most alike first.
  func variants(of recipe: RankedRecipe) -> [RecipeVariant] {
    let (matched, own) = (answer.matched, Set(recipe.merged.members.map(\.reference)))
    var seen: Set<String> = [recipe.merged.id]
    return Set(own.flatMap { pairsOfRecords[$0] ?? [] }).sorted().compactMap { index in
      let pair = pairs[index]
      let (first, second) = (matched.records[pair.first], matched.records[pair.second])
      let other = own.contains(first.reference) ? second : first
      guard let merged = recipes[other.reference].map({ answer.merged[$0] }),
        seen.insert(merged.id).inserted
      else { return nil }
      let ranked = RecipeRanker(traits: matched.traits).rank([merged])
      return ranked.first.map { RecipeVariant($0, reasons: pair.reasonWords) }
    }
  }
}
