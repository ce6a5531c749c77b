import Ingredients
import RecipeCore

/// The compared data of one record; a class, as it is immutable and part of many pairs.
package final class ComparedRecord: Sendable {
  /// The words of its title.
  let title: TitleWords
  /// Its foods.
  let foods: FoodTokens
  /// The meats and fish among the foods; empty when that was not read.
  let meats: [FoodToken]
  /// How much each ingredient line asks for, by line; empty when that was not read.
  let amounts: [LineAmount?]
  /// How each ingredient line names its food, by line; empty when that was not read.
  let names: LineNames
  /// What it makes; `nil` when it does not say, or that was not read.
  let yield: YieldMeaning?
  /// A hash of its page's canonical URL; 0 when it has none.
  ///
  /// The chance that two of a million pages share one is 3 in 100 million.
  let page: UInt64
  /// A hash of its site: of the host of its page, else of its publisher; `nil` when neither is known.
  let site: UInt64?
  /// A hash of the name of its image's file; `nil` when it has none that says anything, or that was
  /// not read.
  let image: UInt64?

  /// Finds what is compared of a recipe.
  ///
  /// - Parameters:
  ///   - reader: Reads titles, one after the other.
  ///   - tokenizer: Finds foods, of one recipe after the other.
  ///   - readsDetails: Whether amounts, yield and image are read, which takes as long as all the
  ///     rest.
  init(
    _ recipe: Recipe, _ reader: inout TitleReader, _ tokenizer: inout FoodTokenizer,
    readsDetails: Bool = true
  ) {
    title = TitleWords(recipe, reader: &reader)
    foods = tokenizer.tokens(of: recipe.ingredients)
    meats = readsDetails ? foods.meats : []
    (amounts, names) = readsDetails ? Self.lines(of: recipe) : ([], LineNames())
    yield = readsDetails ? recipe.yield.map { YieldMeaning($0) } : nil
    let url = recipe.sourceURL.flatMap { CanonicalURL($0) }
    page = url.map { max(1, $0.stableHash) } ?? 0
    site = (url?.host ?? recipe.publisher).flatMap { PublisherName($0) }?.stableHash
    image = readsDetails ? Self.image(of: recipe) : nil
  }

  /// The same record with its amounts, yield and image.
  ///
  /// - Parameter lines: Reads ingredient lines, of one recipe after the other.
  init(_ record: ComparedRecord, detailsOf recipe: Recipe, _ lines: inout LineReader) {
    title = record.title
    foods = record.foods
    meats = record.foods.meats
    (amounts, names) = lines.read(recipe)
    yield = recipe.yield.map { YieldMeaning($0) }
    page = record.page
    site = record.site
    image = Self.image(of: recipe)
  }

  /// Whether both are of one page.
  func isSamePage(as other: ComparedRecord) -> Bool {
    page != 0 && page == other.page
  }

  /// A number that takes reading where each list that is always compared begins, see `ReadAhead`.
  @inline(__always)
  var touched: Int {
    title.folded.count &+ title.words.count &+ foods.tokens.count &+ foods.bytes.count
      &+ amounts.count
  }

  /// How much a line asks for; `nil` when it does not say, or was not read.
  func amount(ofLine line: UInt8) -> LineAmount? {
    Int(line) < amounts.count ? amounts[Int(line)] : nil
  }

  private static func lines(of recipe: Recipe) -> (amounts: [LineAmount?], names: LineNames) {
    var lines = LineReader()
    return lines.read(recipe)
  }

  private static func image(of recipe: Recipe) -> UInt64? {
    recipe.imageURL.flatMap { ImageName($0) }?.stableHash
  }
}
