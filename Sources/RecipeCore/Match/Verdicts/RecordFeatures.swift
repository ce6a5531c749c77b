/// What is compared of one record.
struct RecordFeatures: Sendable {
  /// The telling words of its title.
  let title: TitleWords
  /// Its foods.
  let food: FoodWords
  /// Its page.
  let url: CanonicalURL?
  /// Its site: the host of its page, else its publisher, folded; `nil` when neither is known.
  let site: [UInt8]?

  /// Finds the features of a recipe.
  init(_ recipe: Recipe) {
    title = TitleWords(recipe)
    food = FoodWords(recipe.ingredients)
    url = recipe.sourceURL.flatMap { CanonicalURL($0) }
    site = url.map { Array($0.host.utf8) } ?? Self.publisher(of: recipe)
  }

  private static func publisher(of recipe: Recipe) -> [UInt8]? {
    recipe.publisher.map { TextFolding.fold($0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
