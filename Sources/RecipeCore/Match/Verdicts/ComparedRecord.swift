/// What is compared of one record; a class, as it is looked at in many pairs and never changes.
final class ComparedRecord: Sendable {
  /// The words of its title.
  let title: TitleWords
  /// Its foods.
  let foods: FoodTokens
  /// How much each ingredient line asks for, by line; empty when that was not read.
  let amounts: [LineAmount?]
  /// How many people or things it makes.
  let yield: YieldSize?
  /// Its page.
  let url: CanonicalURL?
  /// A hash of its site: of the host of its page, else of its publisher; `nil` when neither is known.
  let site: UInt64?
  /// A hash of the name of its image's file; `nil` when it has none that says anything.
  let image: UInt64?

  /// Finds what is compared of a recipe.
  ///
  /// - Parameters:
  ///   - reader: Reads titles, one after the other.
  ///   - tokenizer: Finds foods, of one recipe after the other.
  ///   - readsAmounts: Whether amounts are read, which takes as long as all the rest.
  init(
    _ recipe: Recipe, _ reader: inout TitleReader, _ tokenizer: inout FoodTokenizer,
    readsAmounts: Bool = true
  ) {
    title = TitleWords(recipe, reader: &reader)
    foods = tokenizer.tokens(of: recipe.ingredients)
    amounts = readsAmounts ? Self.amounts(of: recipe) : []
    yield = recipe.yield.flatMap { YieldSize($0) }
    url = recipe.sourceURL.flatMap { CanonicalURL($0) }
    site = (url?.host ?? recipe.publisher).flatMap { PublisherName($0) }?.stableHash
    image = recipe.imageURL.flatMap { ImageName($0) }?.stableHash
  }

  /// The same record with its amounts.
  init(_ record: ComparedRecord, amountsOf recipe: Recipe) {
    title = record.title
    foods = record.foods
    amounts = Self.amounts(of: recipe)
    yield = record.yield
    url = record.url
    site = record.site
    image = record.image
  }

  /// How much a line asks for; `nil` when it does not say, or was not read.
  func amount(ofLine line: UInt8) -> LineAmount? {
    Int(line) < amounts.count ? amounts[Int(line)] : nil
  }

  private static func amounts(of recipe: Recipe) -> [LineAmount?] {
    recipe.ingredients.prefix(FoodTokenizer.lineLimit).map { LineAmount($0) }
  }
}
