import TestSupport

@testable import RecipeCore
@testable import RecipeMatching

/// A recipe of few values as tables of pairs write it.
struct Dish: Sendable {
  let title: String
  let lines: [String]
  var steps: [String]
  var yield: String?
  var url: String?
  var publisher: String?
  var image: String?

  init(
    _ title: String, _ lines: [String], steps: [String] = [], yield: String? = nil,
    url: String? = nil, publisher: String? = nil, image: String? = nil
  ) {
    self.title = title
    self.lines = lines
    self.steps = steps
    self.yield = yield
    self.url = url
    self.publisher = publisher
    self.image = image
  }

  /// The recipe.
  var recipe: Recipe {
    Recipe(
      title: title, publisher: publisher, sourceURL: url, imageURL: image, ingredients: lines,
      directions: steps, yield: yield)
  }

  /// The recipe as it is compared.
  var compared: ComparedRecord { ComparedRecord(recipe, synonyms: .builtIn) }
}

extension RecordMatcher {
  /// A matcher whose tests do not ask for more than one thread.
  static let sample = RecordMatcher(settings: MatchSettings(), work: .sample)

  /// How two dishes are compared.
  func explain(_ left: Dish, _ right: Dish) -> PairExplanation {
    explain(RecipeRecord("a/1", left.recipe), RecipeRecord("b/1", right.recipe))
  }

  /// What matching makes of two dishes alone.
  func verdict(_ left: Dish, _ right: Dish) async -> RecordPair.Verdict {
    let matched = await match([
      .sample("a", [RecipeRecord("a/1", left.recipe)]),
      .sample("b", [RecipeRecord("b/1", right.recipe)]),
    ])
    if matched.clusters.count == 1 { return .same }
    return matched.variants.isEmpty ? .different : .variant
  }
}
